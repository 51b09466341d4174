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
insert into history_days (account_id, day, user_id, action, entries)
select account_id, madrid_day(created_at), coalesce(user_id, '00000000-0000-0000-0000-000000000000'), action, count(*)
from history group by 1, 2, 3, 4;

-- A use goes from the first taking after one return to the next return, or is not over.
create temporary table uses on commit drop as
select account_id, tool_id, min(created_at) filter (where ended) as ended_at,
  (array_agg(created_at order by entry_id) filter (where not ended))[1] as began_at
from (select account_id, tool_id, entry_id, created_at, action = 'return' as ended,
    count(*) filter (where action = 'return') over (partition by account_id, tool_id order by entry_id
      rows between unbounded preceding and 1 preceding) as use
  from history where action in ('pickup', 'assigned', 'adminReassigned', 'return')) as entries
group by account_id, tool_id, use;

insert into tool_totals (account_id, tool_id, pickups, incidents, last_pickup_at, out_since, used_ms)
select account_id, tool_id, counted.pickups, counted.incidents, counted.last_pickup_at, used.out_since, coalesce(used.used_ms, 0)
from (select account_id, tool_id, count(*) filter (where action = 'pickup') as pickups,
    count(*) filter (where action = 'incidentOpen') as incidents,
    (array_agg(created_at order by entry_id desc) filter (where action = 'pickup'))[1] as last_pickup_at
  from history where action in ('pickup', 'assigned', 'adminReassigned', 'return', 'incidentOpen')
  group by account_id, tool_id) as counted
left join (select account_id, tool_id, min(began_at) filter (where ended_at is null) as out_since,
    sum(milliseconds(began_at, ended_at)) filter (where ended_at is not null) as used_ms
  from uses where began_at is not null group by account_id, tool_id) as used using (account_id, tool_id);

insert into tool_days (account_id, day, tool_id, pickups, used_ms)
select account_id, day, tool_id, sum(pickups), sum(used_ms)
from (select account_id, madrid_day(created_at) as day, tool_id, 1 as pickups, 0 as used_ms
  from history where action = 'pickup'
  union all
  select u.account_id, madrid_day(u.began_at) + n, u.tool_id, 0, milliseconds(
    greatest(u.began_at, madrid_midnight(madrid_day(u.began_at) + n)),
    least(u.ended_at, madrid_midnight(madrid_day(u.began_at) + n + 1)))
  from uses u, generate_series(0, greatest(0, madrid_day(u.ended_at) - madrid_day(u.began_at))) as n
  where u.began_at is not null and u.ended_at is not null) as days
group by account_id, day, tool_id;

drop table uses;
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
