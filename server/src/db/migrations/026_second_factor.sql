-- Of whom the company asks a second factor.
alter table accounts add column second_factor text not null default 'none' check (second_factor in ('none', 'admins', 'everyone'));

-- Since when somebody has one; kept by the tables below, so that entering need not look there.
alter table users add column factor_since timestamptz;

-- When whoever holds the session last showed a password or a factor.
alter table sessions add column proved_at timestamptz;
update sessions set proved_at = created_at where not by_badge;

-- An authenticator app. Its secret is sealed; a code counts once, so the last step that was used is kept.
create table totps (
  account_id uuid not null default current_account(),
  user_id uuid not null,
  secret bytea not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references users
);

alter table totps enable row level security;
alter table totps force row level security;
create policy tenant on totps using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on totps to llave_app;

create table passkeys (
  account_id uuid not null default current_account(),
  passkey_id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (account_id, passkey_id),
  constraint passkeys_credential unique (account_id, credential_id),
  foreign key (account_id, user_id) references users
);

create index passkeys_by_user on passkeys (account_id, user_id, created_at);

alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy tenant on passkeys using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on passkeys to llave_app;

-- What opens instead of a lost factor, once: only the hash is kept.
create table recovery_codes (
  account_id uuid not null default current_account(),
  user_id uuid not null,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (account_id, user_id, code_hash),
  foreign key (account_id, user_id) references users
);

alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;
create policy tenant on recovery_codes using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on recovery_codes to llave_app;

-- Halfway through a door: whose, until when, what a passkey has to sign, and the password that was right (its hash's hash).
create table factor_tickets (
  account_id uuid not null default current_account(),
  ticket_hash bytea not null,
  purpose text not null check (purpose in ('signIn', 'enrol', 'prove')),
  user_id uuid not null,
  challenge text not null,
  password_mark bytea not null,
  by_badge boolean not null default false,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, ticket_hash),
  foreign key (account_id, user_id) references users
);

create index factor_tickets_by_user on factor_tickets (account_id, user_id);

alter table factor_tickets enable row level security;
alter table factor_tickets force row level security;
create policy tenant on factor_tickets using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on factor_tickets to llave_app;

-- An app that nobody confirmed is no factor yet. What was begun with the factors from before ends with them.
create function note_factors() returns trigger language plpgsql as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
  has boolean := exists (select from totps t where t.user_id = person and t.confirmed_at is not null)
    or exists (select from passkeys p where p.user_id = person);
begin
  update users u set factor_since = case when has then now() end
  where u.user_id = person and (u.factor_since is not null) <> has;
  if tg_op = 'DELETE' then
    update factor_tickets f set used_at = now() where f.user_id = person and f.used_at is null;
  end if;
  return null;
end
$$;
create trigger note_factors after insert or delete or update of confirmed_at on totps
  for each row execute function note_factors();
create trigger note_factors after insert or delete on passkeys for each row execute function note_factors();

-- Entering also says whether somebody has to enrol before anything else, and when they last proved who they are.
drop function enter(uuid, uuid, boolean);
create function enter(account uuid, session uuid, until_commit boolean)
returns table (
  user_id uuid, name text, surname text, user_name text, email text, is_admin boolean,
  renting_role smallint, tools_role smallint, management_role smallint, checking_role smallint,
  language text, version integer, by_badge boolean, to_enrol boolean, proved_at timestamptz
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
           u.language, u.version, s.by_badge,
           u.factor_since is null and (a.second_factor = 'everyone' or a.second_factor = 'admins' and u.is_admin),
           s.proved_at
    from sessions s
    join users u on u.account_id = s.account_id and u.user_id = s.user_id
    join accounts a on a.account_id = s.account_id
    where s.session_id = session and s.ended_at is null and s.expires_at > now() and u.deleted_at is null;
end
$$;
