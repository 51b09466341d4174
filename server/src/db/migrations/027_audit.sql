-- Who did what: written with the act, never changed. Requests can add to it and read it, and neither change it nor take
-- from it. Each entry carries the hash of the one before, so that one that is gone, altered or moved shows.
create table audit_entries (
  account_id uuid not null default current_account() references accounts,
  number bigint not null,
  created_at timestamptz not null,
  act text not null,
  actor_id uuid,
  actor_name text not null,
  session_id uuid,
  address text not null,
  subject_id text,
  subject_name text not null,
  changes jsonb not null,
  hash bytea not null,
  primary key (account_id, number)
);

create index audit_entries_by_actor on audit_entries (account_id, actor_id, number);

alter table audit_entries enable row level security;
alter table audit_entries force row level security;
create policy tenant on audit_entries using (account_id = current_account()) with check (account_id = current_account());
grant select on audit_entries to llave_app;

-- The ends of each company's chain: the newest entry, and the last of those whose time was over.
create table audit_ends (
  account_id uuid primary key default current_account() references accounts,
  last_number bigint not null default 0,
  last_hash bytea not null default '',
  forgotten_number bigint not null default 0,
  forgotten_hash bytea not null default ''
);

alter table audit_ends enable row level security;
alter table audit_ends force row level security;
create policy tenant on audit_ends using (account_id = current_account()) with check (account_id = current_account());
grant select on audit_ends to llave_app;

alter table accounts add column audit_months smallint not null default 24 check (audit_months between 12 and 120);

create function audit_hash(previous bytea, entry audit_entries) returns bytea
language sql stable set timezone to 'UTC'
return sha256(previous || convert_to(jsonb_build_array(
  entry.account_id, entry.number, entry.created_at, entry.act, entry.actor_id, entry.actor_name, entry.session_id,
  entry.address, entry.subject_id, entry.subject_name, entry.changes)::text, 'UTF8'));

-- The ends are held until the transaction is over, so adding is the last thing that a transaction does. Who owns the tables
-- may see every company: these functions say whose rows they mean.
create function append_audit(
  created_at timestamptz, act text, actor_id uuid, actor_name text, session_id uuid, address text,
  subject_id text, subject_name text, changes jsonb
) returns audit_entries
language plpgsql security definer set search_path to public, pg_temp as $$
declare
  ends audit_ends;
  entry audit_entries;
begin
  insert into audit_ends default values on conflict (account_id) do nothing;
  select * into ends from audit_ends where account_id = current_account() for update;
  entry := row(ends.account_id, ends.last_number + 1, created_at, act, actor_id, actor_name, session_id, address,
    subject_id, subject_name, changes, ''::bytea);
  entry.hash := audit_hash(ends.last_hash, entry);
  insert into audit_entries select entry.*;
  update audit_ends set last_number = entry.number, last_hash = entry.hash where account_id = current_account();
  return entry;
end
$$;

-- Takes away what is older than the company's setting says, and nothing else.
create function forget_audit(today timestamptz) returns bigint
language plpgsql security definer set search_path to public, pg_temp as $$
declare
  newest audit_entries;
begin
  perform from audit_ends where account_id = current_account() for update;
  select e.* into newest from audit_entries e join accounts a using (account_id)
  where account_id = current_account() and e.created_at < today - make_interval(months => a.audit_months) order by e.number desc limit 1;
  if newest.number is null then return 0; end if;
  update audit_ends set forgotten_number = newest.number, forgotten_hash = newest.hash where account_id = current_account();
  delete from audit_entries where account_id = current_account() and number <= newest.number;
  return newest.number;
end
$$;

-- Where the company's chain is broken; no row where it is whole.
create function check_audit() returns table (number bigint, fault text) language sql stable as $$
  with entries as (
    select number, hash from audit_entries where account_id = current_account()
  ), ends as (
    select last_number, last_hash, forgotten_number, forgotten_hash from audit_ends where account_id = current_account()
  ), chain as (
    select e.number, e.hash, lag(e.hash) over way as before, row_number() over way as place, e as entry
    from audit_entries e where e.account_id = current_account()
    window way as (order by e.number)
  ), faults as (
    select n.forgotten_number + c.place as number, 'missing' as fault from chain c, ends n
    where c.number <> n.forgotten_number + c.place
    union all
    select c.number, 'changed' from chain c, ends n
    where c.hash <> audit_hash(coalesce(c.before, n.forgotten_hash), c.entry)
    union all
    select coalesce((select max(number) from entries), n.forgotten_number) + 1, 'missing' from ends n
    where coalesce((select max(number) from entries), n.forgotten_number) < n.last_number
    union all
    select e.number, 'changed' from entries e join ends n on e.number = n.last_number where e.hash <> n.last_hash
    union all
    select min(number), 'missing' from entries where not exists (select from ends) having count(*) > 0
  )
  select f.number, f.fault from faults f order by f.number, f.fault desc limit 1
$$;
