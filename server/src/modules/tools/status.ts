import type { ToolCard } from '@llave/contract/tools';
import { sql } from 'kysely';

/** Computed in one place: retired, else with an open incident, else held or lent, else free. */
export const statusOf = `case
  when t.retired_at is not null then 'retired'
  when incident.incident_id is not null then 'incidentOpen'
  when t.holder_id is not null or t.loan_name is not null then 'inUse'
  else 'available' end`;

export const status = sql.raw<ToolCard['status']>(statusOf);

/** The newest of the tool's open incidents, if it has any. */
export const openIncident = sql<{ incident_id: string | null }>`(
  select i.incident_id, i.incident_type, i.created_at as opened_at from incidents i
  where i.tool_id = t.tool_id and i.closed_at is null order by i.created_at desc limit 1)`;
