-- What the reports add up, kept up with each entry of history, so that no report reads all of it. Days are Madrid's.
create function madrid_day(moment timestamptz) returns date language sql stable parallel safe
  return (moment at time zone 'Europe/Madrid')::date;

create function madrid_midnight(day date) returns timestamptz language sql stable parallel safe
  return day::timestamp at time zone 'Europe/Madrid';

create function milliseconds(from_moment timestamptz, to_moment timestamptz) returns bigint language sql immutable parallel safe
  return greatest(0, extract(epoch from to_moment - from_moment) * 1000)::bigint;

-- A tool's whole life. It is out from being taken, handed out or reassigned until it is returned, through whatever hands.
create table tool_totals (
  account_id uuid not null default current_account(),
  tool_id uuid not null,
  pickups integer not null default 0,
  incidents integer not null default 0,
  last_pickup_at timestamptz,
  out_since timestamptz,
  used_ms bigint not null default 0,
  primary key (account_id, tool_id),
  foreign key (account_id, tool_id) references tools
);

-- What one tool was asked for, taken and used for on one day.
create table tool_days (
  account_id uuid not null default current_account(),
  day date not null,
  tool_id uuid not null,
  pickups integer not null default 0,
  requests integer not null default 0,
  used_ms bigint not null default 0,
  primary key (account_id, day, tool_id),
  foreign key (account_id, tool_id) references tools
);

-- How often somebody did something on one day; the nil id stands for those who came by a label.
create table history_days (
  account_id uuid not null default current_account(),
  day date not null,
  user_id uuid not null,
  action text not null,
  entries integer not null,
  primary key (account_id, day, user_id, action)
);

create function add_up(entry history) returns void language plpgsql as $$
declare
  today date := madrid_day(entry.created_at);
  took constant boolean := entry.action = 'pickup';
  began timestamptz;
begin
  insert into history_days as d (account_id, day, user_id, action, entries)
  values (entry.account_id, today, coalesce(entry.user_id, '00000000-0000-0000-0000-000000000000'), entry.action, 1)
  on conflict (account_id, day, user_id, action) do update set entries = d.entries + 1;

  if entry.action not in ('pickup', 'assigned', 'adminReassigned', 'return', 'incidentOpen') then return; end if;

  insert into tool_totals as t (account_id, tool_id, pickups, incidents, last_pickup_at)
  values (entry.account_id, entry.tool_id, took::int, (entry.action = 'incidentOpen')::int,
    case when took then entry.created_at end)
  on conflict (account_id, tool_id) do update set
    pickups = t.pickups + excluded.pickups,
    incidents = t.incidents + excluded.incidents,
    last_pickup_at = coalesce(excluded.last_pickup_at, t.last_pickup_at)
  returning out_since into began;

  if took then
    insert into tool_days as d (account_id, day, tool_id, pickups) values (entry.account_id, today, entry.tool_id, 1)
    on conflict (account_id, day, tool_id) do update set pickups = d.pickups + 1;
  end if;

  if entry.action = 'return' then
    if began is null then return; end if;
    insert into tool_days as d (account_id, day, tool_id, used_ms)
    select entry.account_id, used.day, entry.tool_id, milliseconds(
      greatest(began, madrid_midnight(used.day)), least(entry.created_at, madrid_midnight(used.day + 1)))
    from (select madrid_day(began) + n as day from generate_series(0, greatest(0, today - madrid_day(began))) as n) as used
    on conflict (account_id, day, tool_id) do update set used_ms = d.used_ms + excluded.used_ms;
    update tool_totals set out_since = null, used_ms = used_ms + milliseconds(began, entry.created_at)
    where account_id = entry.account_id and tool_id = entry.tool_id;
  elsif entry.action <> 'incidentOpen' and began is null then
    update tool_totals set out_since = entry.created_at
    where account_id = entry.account_id and tool_id = entry.tool_id;
  end if;
end
$$;

create function add_up_entry() returns trigger language plpgsql as $$
begin
  perform add_up(new);
  return null;
end
$$;

create function count_request() returns trigger language plpgsql as $$
begin
  insert into tool_days as d (account_id, day, tool_id, requests)
  values (new.account_id, madrid_day(clock_timestamp()), new.tool_id, 1)
  on conflict (account_id, day, tool_id) do update set requests = d.requests + 1;
  return null;
end
$$;

-- What has happened before is added up once.
alter table history no force row level security;
do $$
declare
  entry history;
begin
  for entry in select * from history order by entry_id loop
    perform add_up(entry);
  end loop;
end
$$;
alter table history force row level security;

create trigger add_up_entry after insert on history for each row execute function add_up_entry();
create trigger count_request after update of requested_by on tools for each row
  when (new.requested_by is not null and new.requested_by is distinct from old.requested_by) execute function count_request();

alter table tool_totals enable row level security;
alter table tool_totals force row level security;
create policy tenant on tool_totals using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update on tool_totals to llave_app;

alter table tool_days enable row level security;
alter table tool_days force row level security;
create policy tenant on tool_days using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update on tool_days to llave_app;

alter table history_days enable row level security;
alter table history_days force row level security;
create policy tenant on history_days using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update on history_days to llave_app;
