-- A tool's facts. Its status follows from them, and its locker is what the locker says.
create table tools (
  account_id uuid not null default current_account() references accounts,
  tool_id uuid not null default gen_random_uuid(),
  name text not null,
  description text not null default '',
  reference text not null default '',
  purchase_date date,
  purchase_price numeric(9, 2),
  image text not null,
  holder_id uuid,
  held_since timestamptz,
  requested_by uuid,
  loan_name text,
  loan_email text,
  loan_until date,
  next_calibration date,
  last_fix timestamptz,
  blocked_at timestamptz,
  retired_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (account_id, tool_id),
  foreign key (account_id, image) references files,
  foreign key (account_id, holder_id) references users,
  foreign key (account_id, requested_by) references users,
  constraint held_since_when check ((holder_id is null) = (held_since is null)),
  constraint held_or_lent check (holder_id is null or loan_name is null),
  constraint lent_to_whom check ((loan_name is null) = (loan_email is null)),
  constraint asked_of_somebody check (requested_by is null or (holder_id is not null and holder_id <> requested_by)),
  constraint gone_is_free check ((retired_at is null and deleted_at is null) or (holder_id is null and loan_name is null))
);

create index tools_by_name on tools (account_id, lower(name), tool_id) where deleted_at is null and retired_at is null;
create index tools_by_holder on tools (account_id, holder_id) where holder_id is not null;
create index tools_by_requester on tools (account_id, requested_by) where requested_by is not null;

create trigger count_version before update on tools for each row execute function count_version();
create trigger tell_change after insert or update on tools for each row execute function tell_change('tool', 'tool_id');

alter table tools enable row level security;
alter table tools force row level security;
create policy tenant on tools using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update on tools to llave_app;

-- Who neither sees nor touches a tool.
create table tool_exclusions (
  account_id uuid not null default current_account(),
  tool_id uuid not null,
  user_id uuid not null,
  primary key (account_id, tool_id, user_id),
  foreign key (account_id, tool_id) references tools,
  foreign key (account_id, user_id) references users
);

alter table tool_exclusions enable row level security;
alter table tool_exclusions force row level security;
create policy tenant on tool_exclusions using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, delete on tool_exclusions to llave_app;

create table tool_calibrations (
  account_id uuid not null default current_account(),
  calibration_id uuid not null default gen_random_uuid(),
  tool_id uuid not null,
  calibrated_on date not null,
  entity text not null,
  observations text not null default '',
  next_calibration date,
  result text check (result in ('pass', 'fail')),
  file_name text,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (account_id, calibration_id),
  foreign key (account_id, tool_id) references tools,
  foreign key (account_id, file_name) references files,
  foreign key (account_id, created_by) references users
);

create index tool_calibrations_by_tool on tool_calibrations (account_id, tool_id, calibrated_on desc);

alter table tool_calibrations enable row level security;
alter table tool_calibrations force row level security;
create policy tenant on tool_calibrations using (account_id = current_account()) with check (account_id = current_account());
grant select, insert on tool_calibrations to llave_app;

create table tool_files (
  account_id uuid not null default current_account(),
  tool_id uuid not null,
  file_name text not null,
  original_name text not null,
  file_type text not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (account_id, tool_id, file_name),
  foreign key (account_id, tool_id) references tools,
  foreign key (account_id, file_name) references files,
  foreign key (account_id, created_by) references users
);

alter table tool_files enable row level security;
alter table tool_files force row level security;
create policy tenant on tool_files using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, delete on tool_files to llave_app;

-- What happened to each tool, written with the act. Numbers grow for one tool because an act holds its tool.
create table history (
  account_id uuid not null default current_account(),
  entry_id bigint not null generated always as identity,
  tool_id uuid not null,
  action text not null,
  user_id uuid,
  re_assigned_to uuid,
  holder_before uuid,
  loan_name text,
  loan_email text,
  file_name text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, entry_id),
  foreign key (account_id, tool_id) references tools,
  foreign key (account_id, user_id) references users,
  foreign key (account_id, re_assigned_to) references users
);

create index history_by_tool on history (account_id, tool_id, entry_id desc);

alter table history enable row level security;
alter table history force row level security;
create policy tenant on history using (account_id = current_account()) with check (account_id = current_account());
grant select, insert on history to llave_app;
