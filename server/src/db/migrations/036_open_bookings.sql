-- The desk's day asks again and again for the bookings that are not over; those that are grow without end.
create index bookings_open on bookings (account_id, date_to) where returned_at is null and cancelled_at is null;
create index bookings_to_review on bookings (account_id, returned_at) where returned_at is not null and reviewed_at is null;
