-- Everything that a company has, written into one file of the store for whoever asked; it counts as none of its own files.
create table exports (
  account_id uuid not null default current_account() references accounts,
  export_id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  file_name text not null,
  ready_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz,
  bytes bigint,
  sha256 bytea,
  primary key (account_id, export_id),
  foreign key (account_id, asked_by) references users,
  check ((ready_at is null) = (bytes is null) and (ready_at is null) = (sha256 is null) and (ready_at is null) = (expires_at is null))
);

-- One at a time.
create unique index exports_under_way on exports (account_id) where ready_at is null and failed_at is null;

create trigger tell_change after insert or update on exports for each row execute function tell_change('export', 'export_id');

alter table exports enable row level security;
alter table exports force row level security;
create policy tenant on exports using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on exports to llave_app;

-- How much a company may have where that is not what the installation says: set by who runs it, read by requests.
create table quotas (
  account_id uuid primary key default current_account() references accounts,
  bytes bigint check (bytes >= 0),
  people integer check (people >= 0),
  mails integer check (mails >= 0)
);

alter table quotas enable row level security;
alter table quotas force row level security;
create policy tenant on quotas using (account_id = current_account()) with check (account_id = current_account());
grant select on quotas to llave_app;

-- What a company has stored is added up from the index alone.
create index files_stored on files (account_id) include (bytes);
