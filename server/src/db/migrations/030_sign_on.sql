-- How a company signs in by its own OpenID Connect provider. The secret is sealed. Where passwords are off, one admin's
-- still counts, for the day that the provider is away.
create table sign_on (
  account_id uuid primary key default current_account() references accounts,
  issuer text not null,
  client_id text not null,
  client_secret bytea not null,
  passwords_off boolean not null default false,
  break_glass_user_id uuid,
  created_at timestamptz not null default now(),
  foreign key (account_id, break_glass_user_id) references users,
  check (not passwords_off or break_glass_user_id is not null)
);

alter table sign_on enable row level security;
alter table sign_on force row level security;
create policy tenant on sign_on using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on sign_on to llave_app;

-- The directory: whose provider an address is signed in by. Its key is unique over the whole product, because signing in
-- names no company; each company writes only its own row.
create table sign_on_domains (
  domain text primary key check (domain = lower(domain)),
  account_id uuid not null default current_account() references sign_on on delete cascade,
  constraint sign_on_domains_one unique (account_id)
);

alter table sign_on_domains enable row level security;
alter table sign_on_domains force row level security;
create policy tenant on sign_on_domains using (account_id = current_account()) with check (account_id = current_account());
create policy lookup on sign_on_domains for select to llave_system using (true);
grant select, insert, update, delete on sign_on_domains to llave_app;
grant select on sign_on_domains to llave_system;

-- Whom the provider means: one person a subject, and one subject a person.
create table sign_on_subjects (
  account_id uuid not null default current_account(),
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (account_id, issuer, subject),
  constraint sign_on_subjects_person unique (account_id, issuer, user_id),
  foreign key (account_id, user_id) references users
);

alter table sign_on_subjects enable row level security;
alter table sign_on_subjects force row level security;
create policy tenant on sign_on_subjects using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on sign_on_subjects to llave_app;

-- Somebody on the way to the provider and back: only hashes are kept, of the state and of what their browser holds.
create table sign_on_tries (
  account_id uuid not null default current_account() references sign_on on delete cascade,
  state_hash bytea not null,
  browser_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, state_hash)
);

alter table sign_on_tries enable row level security;
alter table sign_on_tries force row level security;
create policy tenant on sign_on_tries using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on sign_on_tries to llave_app;
