-- Numbers that follow each other in a company without gaps: the next one waits until whoever took the last has committed.
create table counters (
  account_id uuid not null default current_account() references accounts,
  name text not null,
  last integer not null,
  primary key (account_id, name)
);

alter table counters enable row level security;
alter table counters force row level security;
create policy tenant on counters using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update on counters to llave_app;

-- A vehicle left at the workshop, by its owner or by the crane that brings it: as it was signed for, until it leaves.
create table check_ins (
  account_id uuid not null default current_account() references accounts,
  check_in_id uuid not null default gen_random_uuid(),
  receipt_number integer not null check (receipt_number > 0),
  appointment_number text not null,
  is_owner boolean not null,
  name text not null,
  surname text not null,
  nif text not null,
  has_foreign_document boolean not null,
  email text not null,
  phone_number text not null,
  crane_operator_company text not null,
  crane_operator_name text not null,
  number_plate text not null,
  kilometers integer check (kilometers >= 0),
  works_to_do text not null,
  option smallint not null check (option in (1, 2)),
  signature bytea not null,
  image text,
  km_image text,
  receipt text,
  locker_code text,
  time_taken integer not null check (time_taken >= 0),
  language text not null check (language in ('es', 'en')),
  created_at timestamptz(3) not null default clock_timestamp(),
  closed_at timestamptz,
  closed_by uuid,
  closing_note text,
  version integer not null default 1,
  primary key (account_id, check_in_id),
  constraint check_ins_receipt_number unique (account_id, receipt_number),
  constraint check_ins_image unique (account_id, image),
  constraint check_ins_km_image unique (account_id, km_image),
  constraint check_ins_receipt unique (account_id, receipt),
  foreign key (account_id, image) references files,
  foreign key (account_id, km_image) references files,
  foreign key (account_id, receipt) references files,
  foreign key (account_id, closed_by) references users,
  constraint brought_by_somebody check (is_owner or (crane_operator_company <> '' and crane_operator_name <> '')),
  constraint closed_whole check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closing_note is null))
);

create index check_ins_by_age on check_ins (account_id, created_at desc, check_in_id desc);

create trigger count_version before update on check_ins for each row execute function count_version();
create trigger tell_change after insert or update on check_ins for each row execute function tell_change('checkIn', 'check_in_id');

alter table check_ins enable row level security;
alter table check_ins force row level security;
create policy tenant on check_ins using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update on check_ins to llave_app;

-- A Keys locker may also name the check-in whose key is dropped in it; still one use at most.
alter table lockers add column check_in_id uuid;
-- A locker is kept for a key before its check-in is written, in the same act.
alter table lockers add foreign key (account_id, check_in_id) references check_ins deferrable initially deferred;
alter table lockers add constraint lockers_check_in unique (account_id, check_in_id);
alter table lockers add constraint check_ins_in_key_lockers check (check_in_id is null or use_type = 'Renting');
alter table lockers add constraint one_use check (num_nonnulls(tool_id, booking_id, check_in_id) <= 1);

-- What somebody at one of the company's sites reports or asks for.
create table field_incidents (
  account_id uuid not null default current_account() references accounts,
  field_incident_id uuid not null default gen_random_uuid(),
  reference text not null,
  name text not null,
  delegation text not null,
  email text not null,
  phone_number text not null,
  incident_type text not null check (incident_type in ('Incidencia', 'Compra')),
  category text not null,
  priority text not null check (priority in ('low', 'medium', 'high')),
  detail text not null,
  time_taken integer not null check (time_taken >= 0),
  language text not null check (language in ('es', 'en')),
  created_at timestamptz(3) not null default clock_timestamp(),
  closed_at timestamptz,
  closed_by uuid,
  closing_note text,
  version integer not null default 1,
  primary key (account_id, field_incident_id),
  constraint field_incidents_reference unique (account_id, reference),
  foreign key (account_id, closed_by) references users,
  constraint closed_whole check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closing_note is null))
);

create index field_incidents_by_age on field_incidents (account_id, created_at desc, field_incident_id desc);

create trigger count_version before update on field_incidents for each row execute function count_version();
create trigger tell_change after insert or update on field_incidents for each row execute function tell_change('fieldIncident', 'field_incident_id');

alter table field_incidents enable row level security;
alter table field_incidents force row level security;
create policy tenant on field_incidents using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update on field_incidents to llave_app;

create table field_incident_files (
  account_id uuid not null default current_account(),
  field_incident_id uuid not null,
  file_name text not null,
  position smallint not null,
  primary key (account_id, file_name),
  foreign key (account_id, field_incident_id) references field_incidents,
  foreign key (account_id, file_name) references files
);

create index field_incident_files_by_incident on field_incident_files (account_id, field_incident_id, position);

alter table field_incident_files enable row level security;
alter table field_incident_files force row level security;
create policy tenant on field_incident_files using (account_id = current_account()) with check (account_id = current_account());
grant select, insert on field_incident_files to llave_app;
