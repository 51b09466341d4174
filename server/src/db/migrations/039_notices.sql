-- People are told of cars, keys, reports and days that come, not of tools alone; and some of it by mail.
alter table notices alter column tool_id drop not null;
alter table notices
  add column booking_id uuid,
  add column check_in_id uuid,
  add column field_incident_id uuid,
  add column mailed_at timestamptz;
alter table notices add foreign key (account_id, booking_id) references bookings on delete cascade;
alter table notices add foreign key (account_id, check_in_id) references check_ins on delete cascade;
alter table notices add foreign key (account_id, field_incident_id) references field_incidents on delete cascade;

-- What comes with time is looked for again and again, and told once.
create unique index notices_once on notices (account_id, user_id, kind, coalesce(booking_id, tool_id))
  where kind in ('carLate', 'reviewWaiting', 'calibrationIn30', 'calibrationIn7', 'calibrationOverdue');

-- By which way somebody is told of what, where they have chosen, and when they last got the mail of the day.
create table notice_settings (
  account_id uuid not null default current_account() references accounts,
  user_id uuid not null,
  digest_hour smallint not null default 8 check (digest_hour between 0 and 23),
  ways jsonb not null default '{}',
  digested_on date,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references users
);

alter table notice_settings enable row level security;
alter table notice_settings force row level security;
create policy tenant on notice_settings using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on notice_settings to llave_app;

-- When the customer was told that the car should be back.
alter table bookings add column late_told_at timestamptz;
