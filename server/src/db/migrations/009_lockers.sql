-- A locker names its one use; where a tool is, is read from here and nowhere else.
create table lockers (
  account_id uuid not null default current_account() references accounts,
  locker_id uuid not null default gen_random_uuid(),
  identifier_value text not null,
  identifier text not null default '',
  locker_size integer not null check (locker_size between 1 and 20),
  use_type text not null check (use_type in ('Tool', 'Renting')),
  tool_id uuid,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (account_id, locker_id),
  constraint lockers_tool unique (account_id, tool_id),
  foreign key (account_id, tool_id) references tools,
  constraint tools_in_tool_lockers check (tool_id is null or use_type = 'Tool')
);

create unique index lockers_identifier on lockers (account_id, lower(identifier_value));

create trigger count_version before update on lockers for each row execute function count_version();
create trigger tell_change after insert or update on lockers for each row execute function tell_change('locker', 'locker_id');

alter table lockers enable row level security;
alter table lockers force row level security;
create policy tenant on lockers using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on lockers to llave_app;
