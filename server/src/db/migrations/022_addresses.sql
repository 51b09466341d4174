-- An address that somebody typed counts once its owner has opened the link mailed to it; those that are here already count.
alter table users add column pending_email text;
alter table users add column email_confirmed_at timestamptz default now();
alter table users alter column email_confirmed_at drop default;

-- A link by which an address is confirmed: only the hash is kept.
create table email_confirmations (
  account_id uuid not null default current_account(),
  token_hash bytea not null,
  user_id uuid not null,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, token_hash),
  foreign key (account_id, user_id) references users
);

create index email_confirmations_by_user on email_confirmations (account_id, user_id);

alter table email_confirmations enable row level security;
alter table email_confirmations force row level security;
create policy tenant on email_confirmations using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on email_confirmations to llave_app;

-- How many mails a company has sent in which nobody has confirmed an address yet: few may leave.
create table mail_days (
  account_id uuid not null default current_account() references accounts,
  day date not null,
  sent integer not null,
  primary key (account_id, day)
);

alter table mail_days enable row level security;
alter table mail_days force row level security;
create policy tenant on mail_days using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update, delete on mail_days to llave_app;
