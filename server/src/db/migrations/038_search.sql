-- One index for everything that people look for. Trigrams forgive typos; the company stands in the index beside them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The words of each thing that can be found, without capitals and accents. Requests neither read nor write it: triggers keep
-- it, and find_entries answers which things have the words. What they are is read from their own tables.
create table search_entries (
  account_id uuid not null default current_account() references accounts,
  kind text not null,
  entry_id uuid not null,
  words text not null,
  created_at timestamptz not null,
  primary key (account_id, entry_id)
);

-- Nothing waits in a list to be sorted in: the embedded database has nobody who would do it.
create index search_entries_words on search_entries using gin (account_id, words gin_trgm_ops) with (fastupdate = off);

alter table search_entries enable row level security;
alter table search_entries force row level security;
create policy tenant on search_entries using (account_id = current_account()) with check (account_id = current_account());
-- Under a policy that compares, PostgreSQL does not ask an index for likeness first: the operator might tell of rows that the
-- policy hides. So the owner, as whom find_entries runs, has none that does, and the function names the company itself.
create policy lookup on search_entries for select to current_user using (true);

create function plain_words(words text) returns text language sql stable parallel safe
  return lower(unaccent(words));

-- What is left of a number, a plate or a phone without spaces and dashes.
create function squeezed(words text) returns text language sql immutable parallel safe
  return case when words ~ '[0-9]' then regexp_replace(words, '[^[:alnum:]]', '', 'g') end;

-- The words of a row: those of the columns that are named, numbers also squeezed.
create function words_of(thing jsonb, columns text[]) returns text language sql stable
  return (
    select coalesce(plain_words(string_agg(concat_ws(' ', value, nullif(squeezed(value), value)), ' ' order by place)), '')
    from (
      select place, case name
          when 'receipt_number' then lpad(thing ->> name, 6, '0') || ' ' || (thing ->> name)
          when 'appointment_number' then nullif(thing ->> name, '12345')
          else thing ->> name end as value
      from unnest(columns) with ordinality as named (name, place)) as values
    where value <> '');

-- Its arguments: the kind of thing, the column of its id, and the columns that have its words.
create function keep_search_entry() returns trigger
language plpgsql security definer set search_path to public, pg_temp as $$
declare
  thing jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  company uuid := thing ->> 'account_id';
  id uuid := thing ->> tg_argv[1];
begin
  if tg_op = 'DELETE' or coalesce(thing ->> 'deleted_at', thing ->> 'retired_at') is not null then
    delete from search_entries where account_id = company and entry_id = id;
  else
    insert into search_entries as e (account_id, kind, entry_id, words, created_at)
    values (company, tg_argv[0], id, words_of(thing, tg_argv[2:]), (thing ->> 'created_at')::timestamptz)
    on conflict (account_id, entry_id) do update set words = excluded.words where e.words <> excluded.words;
  end if;
  return null;
end
$$;

-- The things of these kinds that are most like what is looked for, a few of each: first those that have it as it was typed,
-- then the likest, then by kind and the newest. What is much less like it than the best is not what was meant.
create function find_entries(kinds text[], sought text, hidden uuid[])
returns table (kind text, entry_id uuid, place bigint)
language sql stable rows 48 security definer
set search_path to public, pg_temp set pg_trgm.word_similarity_threshold to 0.4
as $$
  select kind, entry_id, place from (
    select kind, entry_id, likeness, max(likeness) over () as best, row_number() over by_likeness as place,
      row_number() over (partition by kind order by as_typed desc, likeness desc, created_at desc, entry_id) as place_in_kind
    from (
      select e.kind, e.entry_id, e.created_at, strpos(e.words, plain_words(sought)) > 0 as as_typed,
        word_similarity(plain_words(sought), e.words) as likeness
      from search_entries e
      where e.account_id = current_account() and e.words %> plain_words(sought)
        and e.kind = any (kinds) and e.entry_id <> all (hidden)) as alike
    window by_likeness as (
      order by as_typed desc, likeness desc, array_position(kinds, kind), created_at desc, entry_id)) as placed
  where place_in_kind <= 6 and likeness >= 0.7 * best
  order by place
$$;
revoke execute on function find_entries from public;
grant execute on function find_entries to llave_app;

create trigger keep_search_entry after insert or delete or update of name, reference, retired_at, deleted_at on tools
  for each row execute function keep_search_entry('tool', 'tool_id', 'name', 'reference');
create trigger keep_search_entry
  after insert or delete or update of name, surname, user_name, email, pending_email, deleted_at on users
  for each row execute function keep_search_entry('person', 'user_id', 'name', 'surname', 'user_name', 'email', 'pending_email');
create trigger keep_search_entry after insert or delete or update of number_plate, brand, model, deleted_at on vehicles
  for each row execute function keep_search_entry('vehicle', 'vehicle_id', 'number_plate', 'brand', 'model');
create trigger keep_search_entry
  after insert or delete or update of booking_number, customer_name, customer_surname, customer_email, customer_phone on bookings
  for each row execute function keep_search_entry(
    'booking', 'booking_id', 'booking_number', 'customer_name', 'customer_surname', 'customer_email', 'customer_phone');
create trigger keep_search_entry
  after insert or delete or update of number_plate, name, surname, crane_operator_company, crane_operator_name,
    receipt_number, appointment_number, phone_number, email on check_ins
  for each row execute function keep_search_entry(
    'checkIn', 'check_in_id', 'number_plate', 'name', 'surname', 'crane_operator_company', 'crane_operator_name',
    'receipt_number', 'appointment_number', 'phone_number', 'email');
create trigger keep_search_entry after insert or delete or update of description, creator_name on incidents
  for each row execute function keep_search_entry('incident', 'incident_id', 'description', 'creator_name');
create trigger keep_search_entry
  after insert or delete or update of reference, name, delegation, category, detail, email, phone_number on field_incidents
  for each row execute function keep_search_entry(
    'fieldIncident', 'field_incident_id', 'reference', 'name', 'delegation', 'category', 'detail', 'email', 'phone_number');
create trigger keep_search_entry after insert or delete or update of identifier_value, identifier on lockers
  for each row execute function keep_search_entry('locker', 'locker_id', 'identifier_value', 'identifier');

-- What was there before is put in once, by what the triggers say.
alter table search_entries no force row level security;
do $$
declare
  source regclass;
  arguments text[];
begin
  for source, arguments in
    select tgrelid::regclass, string_to_array(encode(tgargs, 'escape'), '\000') from pg_trigger where tgname = 'keep_search_entry'
  loop
    execute format('alter table %s no force row level security', source);
    execute format(
      'insert into search_entries (account_id, kind, entry_id, words, created_at)
       select account_id, $1, %I, words_of(to_jsonb(s), $2), created_at from %s s
       where coalesce(to_jsonb(s) ->> ''deleted_at'', to_jsonb(s) ->> ''retired_at'') is null', arguments[2], source)
    using arguments[1], trim_array(arguments[3:], 1);
    execute format('alter table %s force row level security', source);
  end loop;
end
$$;
alter table search_entries force row level security;
