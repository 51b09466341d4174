-- What was brought in from a sheet, and what it needs to be taken back for a day: each thing with the version it had when
-- the import was over and, where it was there before, how it was.
create table imports (
  account_id uuid not null default current_account() references accounts,
  import_id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('tools', 'people', 'lockers', 'vehicles')),
  file_name text not null,
  created integer not null,
  changed integer not null,
  same integer not null,
  new_categories uuid[] not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  primary key (account_id, import_id),
  foreign key (account_id, created_by) references users
);

create index imports_by_time on imports (account_id, created_at desc);

alter table imports enable row level security;
alter table imports force row level security;
create policy tenant on imports using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on imports to llave_app;

create table import_rows (
  account_id uuid not null default current_account(),
  import_id uuid not null,
  entity_id uuid not null,
  version integer not null,
  before jsonb,
  primary key (account_id, import_id, entity_id),
  foreign key (account_id, import_id) references imports on delete cascade
);

alter table import_rows enable row level security;
alter table import_rows force row level security;
create policy tenant on import_rows using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, delete on import_rows to llave_app;

-- A tool is known again by its reference or, where it has none, by its name.
create index tools_by_reference on tools (account_id, lower(reference))
  where deleted_at is null and retired_at is null and reference <> '';
create index tools_by_bare_name on tools (account_id, lower(name))
  where deleted_at is null and retired_at is null and reference = '';

-- What is written of many tools at once is counted once: entry by entry, a sheet would change one count thousands of times,
-- and each time walk past all its earlier versions.
create function count_written() returns trigger language plpgsql as $$
begin
  insert into history_days as d (account_id, day, user_id, action, entries)
  select account_id, madrid_day(created_at), coalesce(user_id, '00000000-0000-0000-0000-000000000000'), action, count(*)
  from written where action in ('create', 'update') group by 1, 2, 3, 4
  on conflict (account_id, day, user_id, action) do update set entries = d.entries + excluded.entries;
  return null;
end
$$;

drop trigger add_up_entry on history;
create trigger add_up_entry after insert on history for each row when (new.action not in ('create', 'update'))
  execute function add_up_entry();
create trigger count_written after insert on history referencing new table as written for each statement
  execute function count_written();
