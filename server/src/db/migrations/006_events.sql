-- What changed, for live screens: which kind of thing and which one, never its content. The writing transaction's
-- number orders the stream, so that a reader who waits for older transactions to end can never skip a row.
create table events (
  account_id uuid not null default current_account(),
  event_id bigint not null generated always as identity,
  transaction_id xid8 not null default pg_current_xact_id(),
  kind text not null,
  entity_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (account_id, event_id)
);

create index events_in_order on events (transaction_id, event_id);

alter table events enable row level security;
alter table events force row level security;
create policy tenant on events using (account_id = current_account()) with check (account_id = current_account());
create policy relay on events to llave_system using (true);
grant insert on events to llave_app;
grant select, delete on events to llave_system;

-- A table becomes live by a trigger `after insert or update`, with its kind and the column that names the entity.
create function tell_change() returns trigger language plpgsql as $$
begin
  insert into events (kind, entity_id) values (tg_argv[0], (to_jsonb(new) ->> tg_argv[1])::uuid);
  return null;
end
$$;

create trigger tell_change after update on accounts for each row execute function tell_change('account', 'account_id');
create trigger tell_change after insert or update on users for each row execute function tell_change('user', 'user_id');
create trigger tell_change after update of ended_at on sessions for each row execute function tell_change('session', 'session_id');
