-- Requests run as llave_app, which owns nothing and sees one company at a time.
-- Looking up who signs in, before any company is known, runs as llave_system, which sees only the directory.
do $$
declare
  name text;
begin
  foreach name in array array['llave_app', 'llave_system'] loop
    begin
      execute format('create role %I nologin', name);
    exception
      when duplicate_object or unique_violation then null;
    end;
    execute format('grant %I to current_user', name);
  end loop;
end
$$;

grant usage on schema public to llave_app, llave_system;

-- The company of this transaction or connection; null where none was entered, and then every policy refuses.
create function current_account() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.account_id', true), '')::uuid;

-- A stale page must never undo a newer act, so every change counts.
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
