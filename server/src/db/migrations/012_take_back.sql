-- A vehicle comes back by its customer, who signs for it, or to somebody at the desk, who looks at it in the same act and
-- says why.
alter table bookings add column returned_to uuid;
alter table bookings add foreign key (account_id, returned_to) references users;

alter table bookings drop constraint one_after_the_other;
alter table bookings add constraint one_after_the_other check (
  (picked_up_at is null or signed_at is not null)
  and (return_signed_at is null or (picked_up_at is not null and cockpit is not null and inspection is not null))
  and (returned_at is null or return_signed_at is not null or (returned_to is not null and picked_up_at is not null))
  and (reviewed_at is null or returned_at is not null)
  and (cancelled_at is null or picked_up_at is null)
  and ((reviewed_at is null) = (review_kilometers is null)));
alter table bookings add constraint taken_back_and_looked_at check (
  returned_to is null
  or (returned_at is not null and reviewed_at is not null and returned_to is not distinct from reviewed_by and review_note <> ''));
