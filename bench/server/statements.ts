export type Statement = { text: string; values: unknown[] };

/** What the product's statements find, as plain columns and with what its policies add written out, for a side that has none. */
const card = `
  select t.*, locker.locker_id, locker.identifier_value, incident.incident_id, incident.incident_type, incident.opened_at,
    holder.name as holder_name, holder.surname as holder_surname,
    requester.name as requester_name, requester.surname as requester_surname,
    case when t.retired_at is not null then 'retired' when incident.incident_id is not null then 'incidentOpen'
      when t.holder_id is not null or t.loan_name is not null then 'inUse' else 'available' end as status
  from tools t
  left join lateral (select i.incident_id, i.incident_type, i.created_at as opened_at from incidents i
    where i.account_id = t.account_id and i.tool_id = t.tool_id and i.closed_at is null
    order by i.created_at desc limit 1) incident on true
  left join users holder on holder.account_id = t.account_id and holder.user_id = t.holder_id
  left join users requester on requester.account_id = t.account_id and requester.user_id = t.requested_by
  left join lockers locker on locker.account_id = t.account_id and locker.tool_id = t.tool_id
  where t.account_id = $1 and t.deleted_at is null and not exists (
    select from tool_exclusions x where x.account_id = t.account_id and x.tool_id = t.tool_id and x.user_id = $2)`;

export const toolList = (accountId: string, userId: string, limit: number): Statement[] => [
  {
    text: `${card} and t.retired_at is null order by t.sort_name, t.tool_id limit $3`,
    values: [accountId, userId, limit],
  },
];

export const toolById = (accountId: string, userId: string, toolId: string): Statement[] => [
  { text: `${card} and t.tool_id = $3`, values: [accountId, userId, toolId] },
  {
    text: `select c.*, u.name, u.surname from tool_calibrations c
      join users u on u.account_id = c.account_id and u.user_id = c.created_by
      where c.account_id = $1 and c.tool_id = $2 order by c.calibrated_on desc, c.created_at desc`,
    values: [accountId, toolId],
  },
  {
    text: `select a.*, f.content_type from tool_files a
      join files f on f.account_id = a.account_id and f.file_name = a.file_name
      where a.account_id = $1 and a.tool_id = $2 order by a.created_at desc`,
    values: [accountId, toolId],
  },
  {
    text: `select x.user_id from tool_exclusions x join users u on u.account_id = x.account_id and u.user_id = x.user_id
      where x.account_id = $1 and x.tool_id = $2 and not u.is_admin and u.deleted_at is null`,
    values: [accountId, toolId],
  },
];

/** What a minimal handler reads from: all that a tool's own row has in one table, without companies, policies or joins. */
export const plainTable = `create table plain_tools as select t.* from tools t;
  alter table plain_tools add primary key (tool_id);
  create index on plain_tools (sort_name, tool_id);
  analyze plain_tools`;

export const plainList = (limit: number): Statement[] => [
  { text: 'select * from plain_tools order by sort_name, tool_id limit $1', values: [limit] },
];

export const plainById = (toolId: string): Statement[] => [
  { text: 'select * from plain_tools where tool_id = $1', values: [toolId] },
];
