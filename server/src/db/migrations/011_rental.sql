-- One vehicle is never promised twice: the constraint below compares times together with the vehicle.
create extension if not exists btree_gist;

create table vehicles (
  account_id uuid not null default current_account() references accounts,
  vehicle_id uuid not null default gen_random_uuid(),
  brand text not null,
  model text not null,
  number_plate text not null,
  current_kilometers integer not null check (current_kilometers >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (account_id, vehicle_id)
);

-- Compared without spaces, dashes or case.
create unique index vehicles_plate on vehicles (account_id, upper(regexp_replace(number_plate, '[^[:alnum:]]', '', 'g')))
  where deleted_at is null;
create index vehicles_by_plate on vehicles (account_id, number_plate, vehicle_id) where deleted_at is null;

create trigger count_version before update on vehicles for each row execute function count_version();
create trigger tell_change after insert or update on vehicles for each row execute function tell_change('vehicle', 'vehicle_id');

alter table vehicles enable row level security;
alter table vehicles force row level security;
create policy tenant on vehicles using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update on vehicles to llave_app;

-- A booking's facts, in the order in which they come about; its status is how far they go.
create table bookings (
  account_id uuid not null default current_account() references accounts,
  booking_id uuid not null default gen_random_uuid(),
  booking_number text not null,
  vehicle_id uuid not null,
  date_from timestamptz(3) not null,
  date_to timestamptz(3) not null,
  full_insurance boolean not null default false,
  customer_email text not null,
  customer_phone text not null default '',
  customer_name text not null,
  customer_surname text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  reminded_at timestamptz,
  signed_at timestamptz,
  signature bytea,
  picked_up_at timestamptz,
  cockpit text,
  inspection text,
  return_signed_at timestamptz,
  return_signature bytea,
  returned_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid,
  review_kilometers integer check (review_kilometers >= 0),
  review_note text not null default '',
  cancelled_at timestamptz,
  check_in_document text,
  return_document text,
  version integer not null default 1,
  primary key (account_id, booking_id),
  foreign key (account_id, vehicle_id) references vehicles,
  foreign key (account_id, reviewed_by) references users,
  foreign key (account_id, check_in_document) references files,
  foreign key (account_id, return_document) references files,
  constraint begins_before_it_ends check (date_from < date_to),
  constraint signed_with_a_signature check ((signed_at is null) = (signature is null)),
  constraint return_signed_with_a_signature check ((return_signed_at is null) = (return_signature is null)),
  constraint one_after_the_other check (
    (picked_up_at is null or signed_at is not null)
    and (return_signed_at is null or (picked_up_at is not null and cockpit is not null and inspection is not null))
    and (returned_at is null or return_signed_at is not null)
    and (reviewed_at is null or returned_at is not null)
    and (cancelled_at is null or picked_up_at is null)
    and ((reviewed_at is null) = (review_kilometers is null))),
  constraint bookings_overlap exclude using gist (
    account_id with =, vehicle_id with =, tstzrange(date_from, date_to) with &&)
    where (cancelled_at is null and reviewed_at is null)
);

create unique index bookings_number on bookings (account_id, lower(booking_number));
create index bookings_by_date on bookings (account_id, date_from desc, booking_id desc);
create index bookings_by_vehicle on bookings (account_id, vehicle_id, date_from);

create trigger count_version before update on bookings for each row execute function count_version();
create trigger tell_change after insert or update on bookings for each row execute function tell_change('booking', 'booking_id');

alter table bookings enable row level security;
alter table bookings force row level security;
create policy tenant on bookings using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update on bookings to llave_app;

-- The access code that a customer gets for one visit: only its hash is kept.
create table booking_visits (
  account_id uuid not null default current_account() references accounts,
  visit_id uuid not null default gen_random_uuid(),
  code_hash bytea not null,
  booking_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (account_id, visit_id),
  constraint booking_visits_code unique (account_id, code_hash),
  foreign key (account_id, booking_id) references bookings
);

create index booking_visits_by_booking on booking_visits (account_id, booking_id);

alter table booking_visits enable row level security;
alter table booking_visits force row level security;
create policy tenant on booking_visits using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on booking_visits to llave_app;

-- A Keys locker names the booking whose key is in it, or is to be dropped in it.
alter table lockers add column booking_id uuid;
alter table lockers add foreign key (account_id, booking_id) references bookings;
alter table lockers add constraint lockers_booking unique (account_id, booking_id);
alter table lockers add constraint keys_in_key_lockers check (booking_id is null or use_type = 'Renting');

-- A row that is taken away is told as well, by the name it had.
create or replace function tell_change() returns trigger language plpgsql as $$
begin
  insert into events (kind, entity_id)
  values (tg_argv[0], (to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[1])::uuid);
  return null;
end
$$;

create trigger tell_removal after delete on lockers for each row execute function tell_change('locker', 'locker_id');
