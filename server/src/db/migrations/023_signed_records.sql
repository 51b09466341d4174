-- What somebody signed, frozen at the moment of signing. This part is never changed nor taken away by requests and jobs: which
-- paper it is, when it was signed, and the hash of all that was signed. Who has the paper asks by number and hash.
create table signed_records (
  account_id uuid not null default current_account() references accounts,
  record_id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('pickUp', 'return', 'checkIn')),
  booking_id uuid,
  check_in_id uuid,
  number text not null,
  signed_at timestamptz(3) not null,
  -- Only where it was signed before records were kept: when what was known then was frozen.
  frozen_at timestamptz(3),
  sha256 bytea not null check (length(sha256) = 32),
  primary key (account_id, record_id),
  constraint signed_records_booking unique (account_id, booking_id, kind, signed_at),
  constraint signed_records_check_in unique (account_id, check_in_id),
  foreign key (account_id, booking_id) references bookings,
  foreign key (account_id, check_in_id) references check_ins,
  constraint of_its_kind check (num_nonnulls(booking_id, check_in_id) = 1 and (kind = 'checkIn') = (check_in_id is not null))
);

create index signed_records_by_code on signed_records (substring(sha256 from 1 for 8));

alter table signed_records enable row level security;
alter table signed_records force row level security;
create policy tenant on signed_records using (account_id = current_account()) with check (account_id = current_account());
create policy lookup on signed_records for select to llave_system using (true);
grant select, insert on signed_records to llave_app;
grant select (kind, number, signed_at, frozen_at, sha256) on signed_records to llave_system;

-- What was shown and agreed to, and the signature under it: of people, so it goes when its booking or check-in is blocked.
create table signed_contents (
  account_id uuid not null default current_account(),
  record_id uuid not null,
  language text not null check (language in ('es', 'en')),
  version text not null,
  facts jsonb not null,
  text text not null,
  signature bytea not null,
  primary key (account_id, record_id),
  foreign key (account_id, record_id) references signed_records
);

create function keep_until_blocked() returns trigger language plpgsql as $$
begin
  if exists (
    select from signed_records s
    left join bookings b on b.account_id = s.account_id and b.booking_id = s.booking_id
    left join check_ins c on c.account_id = s.account_id and c.check_in_id = s.check_in_id
    where s.account_id = old.account_id and s.record_id = old.record_id and coalesce(b.blocked_at, c.blocked_at) is null)
  then
    raise exception 'What is signed is kept until it is blocked';
  end if;
  return old;
end
$$;
create trigger keep_until_blocked before delete on signed_contents
  for each row when (current_user = 'llave_app') execute function keep_until_blocked();

alter table signed_contents enable row level security;
alter table signed_contents force row level security;
create policy tenant on signed_contents using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, delete on signed_contents to llave_app;
