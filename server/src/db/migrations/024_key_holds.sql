-- A locker that a visitor was given for their key is theirs until then; without a time, the key is known to be in it.
alter table lockers add column held_until timestamptz;
alter table lockers add constraint held_for_a_check_in check (held_until is null or check_in_id is not null);

-- So many minutes a visitor has to drop the key.
alter table accounts add column key_drop_minutes smallint not null default 60 check (key_drop_minutes between 5 and 1440);
