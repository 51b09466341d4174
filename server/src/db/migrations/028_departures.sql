-- A company that asked for it is deleted on that day; from then on nobody finds it.
alter table accounts
  add column deletion_due_at timestamptz,
  add column deleted_at timestamptz;

-- The companies that have left, until nothing of them is kept any more: their names are no longer in the directory.
create table departures (
  account_id uuid primary key default current_account() references accounts,
  departed_at timestamptz not null
);

alter table departures enable row level security;
alter table departures force row level security;
create policy tenant on departures using (account_id = current_account()) with check (account_id = current_account());
create policy lookup on departures for select to llave_system using (true);
grant select on departures to llave_system;

-- What is left of a company for the law is not a company that anybody could visit.
create or replace function visit(account uuid, until_commit boolean) returns boolean language plpgsql as $$
begin
  perform set_config('app.account_id', account::text, until_commit);
  return exists (select from accounts where deleted_at is null);
end
$$;
