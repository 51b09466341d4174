-- How many months people's data stays at hand once what it was given for is over, and how many more it is then kept blocked.
alter table accounts
  add column pictures_months smallint not null default 12 check (pictures_months between 1 and 120),
  add column papers_months smallint not null default 36 check (papers_months between 1 and 120),
  add column reports_months smallint not null default 24 check (reports_months between 1 and 120),
  add column blocked_months smallint not null default 36 check (blocked_months between 1 and 120);

-- What has left its row because its time is over: kept for judges and authorities, then erased. Requests and jobs can put
-- it here and take it away, never read it; the owner of the database can.
create table blocked_records (
  account_id uuid not null default current_account() references accounts,
  kind text not null check (kind in ('checkInPictures', 'bookingPictures', 'checkIn', 'booking', 'fieldIncident')),
  record_id uuid not null,
  blocked_at timestamptz not null,
  data jsonb not null,
  primary key (account_id, kind, record_id)
);

create index blocked_records_by_age on blocked_records (account_id, blocked_at);

alter table blocked_records enable row level security;
alter table blocked_records force row level security;
create policy tenant on blocked_records using (account_id = current_account()) with check (account_id = current_account());
grant insert, delete, select (account_id, kind, record_id, blocked_at) on blocked_records to llave_app;

-- The content of these stays in the store, and without a row in `files` nothing hands it out.
create table blocked_files (
  account_id uuid not null default current_account(),
  file_name text not null,
  kind text not null,
  record_id uuid not null,
  content_type text not null,
  sha256 bytea not null,
  created_at timestamptz not null,
  primary key (account_id, file_name),
  foreign key (account_id, kind, record_id) references blocked_records
);

create index blocked_files_by_record on blocked_files (account_id, kind, record_id);

alter table blocked_files enable row level security;
alter table blocked_files force row level security;
create policy tenant on blocked_files using (account_id = current_account()) with check (account_id = current_account());
grant insert, delete, select (account_id, file_name, kind, record_id) on blocked_files to llave_app;

-- What is left of a row says what happened and when, not to whom. Only what is over can be blocked.
alter table check_ins
  add column pictures_blocked_at timestamptz,
  add column blocked_at timestamptz,
  alter column signature drop not null,
  drop constraint brought_by_somebody,
  add constraint brought_by_somebody check (
    is_owner or blocked_at is not null or (crane_operator_company <> '' and crane_operator_name <> '')),
  add constraint signed_until_blocked check ((signature is null) = (blocked_at is not null)),
  add constraint blocked_once_over check (closed_at is not null or coalesce(pictures_blocked_at, blocked_at) is null);

create index check_ins_over on check_ins (account_id, closed_at) where closed_at is not null and blocked_at is null;
create index check_ins_over_with_pictures on check_ins (account_id, closed_at)
  where closed_at is not null and (image is not null or km_image is not null);

alter table bookings
  add column pictures_blocked_at timestamptz,
  add column blocked_at timestamptz,
  drop constraint signed_with_a_signature,
  drop constraint return_signed_with_a_signature,
  drop constraint one_after_the_other,
  drop constraint taken_back_and_looked_at,
  add constraint signed_with_a_signature check (
    (signed_at is null or blocked_at is not null) = (signature is null)),
  add constraint return_signed_with_a_signature check (
    (return_signed_at is null or blocked_at is not null) = (return_signature is null)),
  add constraint one_after_the_other check (
    (picked_up_at is null or signed_at is not null)
    and (return_signed_at is null or (picked_up_at is not null
      and (pictures_blocked_at is not null or (cockpit is not null and inspection is not null))))
    and (returned_at is null or return_signed_at is not null or (returned_to is not null and picked_up_at is not null))
    and (reviewed_at is null or returned_at is not null)
    and (cancelled_at is null or picked_up_at is null)
    and ((reviewed_at is null) = (review_kilometers is null))),
  add constraint taken_back_and_looked_at check (
    returned_to is null
    or (returned_at is not null and reviewed_at is not null and returned_to is not distinct from reviewed_by
      and (review_note <> '' or blocked_at is not null))),
  add constraint blocked_once_over check (
    coalesce(reviewed_at, cancelled_at) is not null or coalesce(pictures_blocked_at, blocked_at) is null);

create index bookings_over on bookings (account_id, coalesce(reviewed_at, cancelled_at))
  where coalesce(reviewed_at, cancelled_at) is not null and blocked_at is null;
create index bookings_over_with_pictures on bookings (account_id, coalesce(reviewed_at, cancelled_at))
  where coalesce(reviewed_at, cancelled_at) is not null and (cockpit is not null or inspection is not null);

alter table field_incidents
  add column blocked_at timestamptz,
  add constraint blocked_once_over check (closed_at is not null or blocked_at is null);

create index field_incidents_over on field_incidents (account_id, closed_at) where closed_at is not null and blocked_at is null;

grant delete on field_incident_files to llave_app;
