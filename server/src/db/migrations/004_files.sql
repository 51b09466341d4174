-- A file counts once it is here: the server has then seen its real type and size. No purpose comes near 2 GB.
-- The receipt is a hash of what was sent, so that the same sending again is known for what it is.
create table files (
  account_id uuid not null default current_account() references accounts,
  file_name text not null,
  purpose text not null check (purpose in ('image', 'video', 'document')),
  content_type text not null,
  bytes integer not null check (bytes > 0),
  sha256 bytea not null,
  receipt bytea not null,
  width integer,
  height integer,
  created_by uuid,
  ticket uuid,
  created_at timestamptz not null default now(),
  primary key (account_id, file_name),
  foreign key (account_id, created_by) references users
);

alter table files enable row level security;
alter table files force row level security;
create policy tenant on files using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on files to llave_app;

-- Which files an upload ticket has been used for, whether or not they arrived.
create table ticket_files (
  account_id uuid not null default current_account() references accounts,
  ticket uuid not null,
  file_name text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, ticket, file_name)
);

create index ticket_files_by_age on ticket_files (account_id, created_at);

alter table ticket_files enable row level security;
alter table ticket_files force row level security;
create policy tenant on ticket_files using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on ticket_files to llave_app;
