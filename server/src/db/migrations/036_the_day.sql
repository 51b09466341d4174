-- The day asks again and again for what is not over; what is grows without end.
create index bookings_open on bookings (account_id, date_to) where returned_at is null and cancelled_at is null;
create index bookings_to_review on bookings (account_id, returned_at) where returned_at is not null and reviewed_at is null;
create index bookings_by_pick_up on bookings (account_id, picked_up_at) where picked_up_at is not null;
create index check_ins_open on check_ins (account_id, created_at) where closed_at is null;
create index field_incidents_open on field_incidents (account_id, created_at) where closed_at is null;
create index tools_out on tools (account_id, tool_id) where holder_id is not null or loan_name is not null;
create index tools_to_calibrate on tools (account_id, next_calibration) where next_calibration is not null;
create index tool_totals_out on tool_totals (account_id, tool_id) where out_since is not null;
