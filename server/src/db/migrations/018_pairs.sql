-- Total use is from a pick-up to its return, through whatever hands. What is out, by whatever way, is known apart.
alter table tool_totals add column picked_up_at timestamptz;
alter table tool_totals add column lent_at timestamptz;

create or replace function add_up(entry history) returns void language plpgsql as $$
declare
  today date := madrid_day(entry.created_at);
  took constant boolean := entry.action = 'pickup';
  began timestamptz;
  picked timestamptz;
begin
  insert into history_days as d (account_id, day, user_id, action, entries)
  values (entry.account_id, today, coalesce(entry.user_id, '00000000-0000-0000-0000-000000000000'), entry.action, 1)
  on conflict (account_id, day, user_id, action) do update set entries = d.entries + 1;

  if entry.action in ('loan', 'loanReturned') then
    insert into tool_totals as t (account_id, tool_id, lent_at)
    values (entry.account_id, entry.tool_id, case when entry.action = 'loan' then entry.created_at end)
    on conflict (account_id, tool_id) do update set lent_at = excluded.lent_at;
  end if;
  if entry.action not in ('pickup', 'assigned', 'adminReassigned', 'return', 'incidentOpen') then return; end if;

  insert into tool_totals as t (account_id, tool_id, pickups, incidents, last_pickup_at, picked_up_at)
  values (entry.account_id, entry.tool_id, took::int, (entry.action = 'incidentOpen')::int,
    case when took then entry.created_at end, case when took then entry.created_at end)
  on conflict (account_id, tool_id) do update set
    pickups = t.pickups + excluded.pickups,
    incidents = t.incidents + excluded.incidents,
    last_pickup_at = coalesce(excluded.last_pickup_at, t.last_pickup_at),
    picked_up_at = coalesce(t.picked_up_at, excluded.picked_up_at)
  returning out_since, picked_up_at into began, picked;

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
    update tool_totals set out_since = null, picked_up_at = null, used_ms = used_ms + milliseconds(picked, entry.created_at)
    where account_id = entry.account_id and tool_id = entry.tool_id;
  elsif entry.action <> 'incidentOpen' and began is null then
    update tool_totals set out_since = entry.created_at
    where account_id = entry.account_id and tool_id = entry.tool_id;
  end if;
end
$$;

-- What has happened before is added up once more.
alter table history no force row level security;
alter table tool_totals no force row level security;

-- A pair goes from the first pick-up after one return to the next return, or is not over.
with pairs as (
  select account_id, tool_id, min(created_at) filter (where action = 'return') as ended_at,
    (array_agg(created_at order by entry_id) filter (where action = 'pickup'))[1] as began_at
  from (select account_id, tool_id, entry_id, created_at, action,
      count(*) filter (where action = 'return') over (partition by account_id, tool_id order by entry_id
        rows between unbounded preceding and 1 preceding) as pair
    from history where action in ('pickup', 'return')) as entries
  group by account_id, tool_id, pair),
added as (
  select account_id, tool_id, min(began_at) filter (where ended_at is null) as picked_up_at,
    sum(milliseconds(began_at, ended_at)) filter (where ended_at is not null) as used_ms
  from pairs where began_at is not null group by account_id, tool_id)
update tool_totals as t set used_ms = coalesce(added.used_ms, 0), picked_up_at = added.picked_up_at
from tool_totals as x left join added using (account_id, tool_id)
where t.account_id = x.account_id and t.tool_id = x.tool_id;

insert into tool_totals (account_id, tool_id, lent_at)
select account_id, tool_id, created_at
from (select distinct on (account_id, tool_id) account_id, tool_id, action, created_at
  from history where action in ('loan', 'loanReturned') order by account_id, tool_id, entry_id desc) as last
where action = 'loan'
on conflict (account_id, tool_id) do update set lent_at = excluded.lent_at;

alter table tool_totals force row level security;
alter table history force row level security;
