create table accounts (
  account_id uuid primary key default current_account(),
  company_name text not null,
  company_identifier text not null,
  phone_number text not null,
  email text not null,
  street text not null,
  city text not null,
  state text not null,
  post_code text not null,
  logo text,
  privacy_policy text not null default '',
  full_checkin_access boolean not null default false,
  key_drop boolean not null default false,
  registry_number text not null default '',
  delegations text[] not null default '{}',
  language text not null default 'es',
  created_at timestamptz not null default now(),
  version integer not null default 1
);

create trigger count_version before update on accounts for each row execute function count_version();

alter table accounts enable row level security;
alter table accounts force row level security;
create policy tenant on accounts using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update on accounts to llave_app;
