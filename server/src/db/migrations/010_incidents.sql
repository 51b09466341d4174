-- Something is wrong with a tool: open until it is closed. Who reports by a label has no account and may give a name.
create table incidents (
  account_id uuid not null default current_account() references accounts,
  incident_id uuid not null default gen_random_uuid(),
  tool_id uuid not null,
  incident_type text not null,
  description text not null,
  created_by uuid,
  creator_name text not null default '',
  held_by uuid,
  created_at timestamptz(3) not null default clock_timestamp(),
  closed_at timestamptz,
  closed_by uuid,
  closing_note text,
  repaired boolean not null default false,
  version integer not null default 1,
  primary key (account_id, incident_id),
  foreign key (account_id, tool_id) references tools,
  foreign key (account_id, created_by) references users,
  foreign key (account_id, held_by) references users,
  foreign key (account_id, closed_by) references users,
  constraint closed_whole check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closing_note is null))
);

create index incidents_by_age on incidents (account_id, created_at desc, incident_id desc);
create index incidents_by_tool on incidents (account_id, tool_id, created_at desc);
create index incidents_open on incidents (account_id, tool_id, created_at desc) where closed_at is null;

create trigger count_version before update on incidents for each row execute function count_version();
create trigger tell_change after insert or update on incidents for each row execute function tell_change('incident', 'incident_id');

alter table incidents enable row level security;
alter table incidents force row level security;
create policy tenant on incidents using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update on incidents to llave_app;

-- Named by who writes it, so that the same one sent twice is there once.
create table incident_observations (
  account_id uuid not null default current_account(),
  incident_id uuid not null,
  observation_id uuid not null default gen_random_uuid(),
  user_id uuid,
  author_name text not null default '',
  detail text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, incident_id, observation_id),
  foreign key (account_id, incident_id) references incidents,
  foreign key (account_id, user_id) references users
);

alter table incident_observations enable row level security;
alter table incident_observations force row level security;
create policy tenant on incident_observations using (account_id = current_account()) with check (account_id = current_account());
grant select, insert on incident_observations to llave_app;

-- A picture belongs to one incident.
create table incident_files (
  account_id uuid not null default current_account(),
  incident_id uuid not null,
  file_name text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, file_name),
  foreign key (account_id, incident_id) references incidents,
  foreign key (account_id, file_name) references files
);

create index incident_files_by_incident on incident_files (account_id, incident_id);

alter table incident_files enable row level security;
alter table incident_files force row level security;
create policy tenant on incident_files using (account_id = current_account()) with check (account_id = current_account());
grant select, insert on incident_files to llave_app;

-- What opens the public incident page: a tool's label, or a link to one incident. Only the secret's hash is kept.
create table links (
  account_id uuid not null default current_account() references accounts,
  link_id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  tool_id uuid not null,
  incident_id uuid,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (account_id, link_id),
  constraint links_token unique (account_id, token_hash),
  foreign key (account_id, tool_id) references tools,
  foreign key (account_id, incident_id) references incidents,
  foreign key (account_id, created_by) references users
);

create index links_by_tool on links (account_id, tool_id);

alter table links enable row level security;
alter table links force row level security;
create policy tenant on links using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on links to llave_app;

-- What a person is told and has not put away yet.
create table notices (
  account_id uuid not null default current_account() references accounts,
  notice_id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  tool_id uuid not null,
  incident_id uuid,
  actor_id uuid,
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  primary key (account_id, notice_id),
  foreign key (account_id, user_id) references users,
  foreign key (account_id, tool_id) references tools,
  foreign key (account_id, incident_id) references incidents,
  foreign key (account_id, actor_id) references users
);

create index notices_waiting on notices (account_id, user_id, created_at desc) where seen_at is null;

create trigger tell_change after insert or update on notices for each row execute function tell_change('notice', 'notice_id');

alter table notices enable row level security;
alter table notices force row level security;
create policy tenant on notices using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on notices to llave_app;
