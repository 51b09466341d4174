create table users (
  account_id uuid not null default current_account() references accounts,
  user_id uuid not null default gen_random_uuid(),
  name text not null,
  surname text not null,
  user_name text,
  email text,
  is_admin boolean not null default false,
  renting_role smallint not null default 1 check (renting_role between 1 and 3),
  tools_role smallint not null default 2 check (tools_role between 1 and 3),
  management_role smallint not null default 1 check (management_role between 1 and 3),
  checking_role smallint not null default 1 check (checking_role between 1 and 3),
  language text not null default 'es-ES',
  password_hash text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (account_id, user_id)
);

create trigger count_version before update on users for each row execute function count_version();

alter table users enable row level security;
alter table users force row level security;
create policy tenant on users using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update on users to llave_app;

-- The directory: whom a sign-in name means, in whichever company. Its key is unique over the whole product because
-- signing in names no company; each company writes only its own rows.
create table sign_in_names (
  name text primary key check (name = lower(name)),
  account_id uuid not null default current_account(),
  user_id uuid not null,
  foreign key (account_id, user_id) references users
);

create index sign_in_names_by_user on sign_in_names (user_id);

alter table sign_in_names enable row level security;
alter table sign_in_names force row level security;
create policy tenant on sign_in_names using (account_id = current_account()) with check (account_id = current_account());
create policy lookup on sign_in_names for select to llave_system using (true);
grant select, insert, update, delete on sign_in_names to llave_app;
grant select on sign_in_names to llave_system;

create table sessions (
  account_id uuid not null default current_account(),
  session_id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  address text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (account_id, session_id),
  foreign key (account_id, user_id) references users
);

create index sessions_by_user on sessions (account_id, user_id, created_at);

alter table sessions enable row level security;
alter table sessions force row level security;
create policy tenant on sessions using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on sessions to llave_app;

-- What opens a door once: only the hash is kept.
create table one_time_tokens (
  account_id uuid not null default current_account(),
  token_hash bytea not null,
  purpose text not null check (purpose in ('setPassword')),
  user_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, token_hash),
  foreign key (account_id, user_id) references users
);

alter table one_time_tokens enable row level security;
alter table one_time_tokens force row level security;
create policy tenant on one_time_tokens using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on one_time_tokens to llave_app;

-- Enters a company and says who the session belongs to, in one round trip. No row: the session is over.
create function enter(account uuid, session uuid, until_commit boolean)
returns table (
  user_id uuid, name text, surname text, user_name text, email text, is_admin boolean,
  renting_role smallint, tools_role smallint, management_role smallint, checking_role smallint,
  language text, version integer
)
language plpgsql as $$
begin
  perform set_config('app.account_id', account::text, until_commit);
  return query
    select u.user_id, u.name, u.surname, u.user_name, u.email, u.is_admin,
           u.renting_role, u.tools_role, u.management_role, u.checking_role, u.language, u.version
    from sessions s
    join users u on u.account_id = s.account_id and u.user_id = s.user_id
    where s.session_id = session and s.ended_at is null and s.expires_at > now() and u.deleted_at is null;
end
$$;

-- The same for someone who has not signed in: says whether the company exists.
create function visit(account uuid, until_commit boolean) returns boolean language plpgsql as $$
begin
  perform set_config('app.account_id', account::text, until_commit);
  return exists (select from accounts);
end
$$;
