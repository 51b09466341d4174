-- Searching finds Núñez by nunez.
create extension if not exists unaccent;

-- What a worker's printed badge holds: only the hash is kept, and a new badge ends the one before.
create table badges (
  account_id uuid not null default current_account(),
  code_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (account_id, code_hash),
  foreign key (account_id, user_id) references users
);

create index badges_by_user on badges (account_id, user_id);

alter table badges enable row level security;
alter table badges force row level security;
create policy tenant on badges using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on badges to llave_app;

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check check (purpose in ('setPassword', 'signIn'));

-- Whoever finds a badge must not become an admin: a session opened by one only uses tools.
alter table sessions add column by_badge boolean not null default false;

create or replace function enter(account uuid, session uuid, until_commit boolean)
returns table (
  user_id uuid, name text, surname text, user_name text, email text, is_admin boolean,
  renting_role smallint, tools_role smallint, management_role smallint, checking_role smallint,
  language text, version integer
)
language plpgsql as $$
begin
  perform set_config('app.account_id', account::text, until_commit);
  return query
    select u.user_id, u.name, u.surname, u.user_name, u.email, u.is_admin and not s.by_badge,
           case when s.by_badge then 1::smallint else u.renting_role end,
           case when s.by_badge then least(u.tools_role, 2::smallint) else u.tools_role end,
           case when s.by_badge then 1::smallint else u.management_role end,
           case when s.by_badge then 1::smallint else u.checking_role end,
           u.language, u.version
    from sessions s
    join users u on u.account_id = s.account_id and u.user_id = s.user_id
    where s.session_id = session and s.ended_at is null and s.expires_at > now() and u.deleted_at is null;
end
$$;

create index users_by_name on users (account_id, lower(surname), lower(name), user_id) where deleted_at is null;
