import type { listNotices } from '@llave/contract/notices';
import type { Act } from '../../http/route.ts';
import { mayTouch } from '../tools/visibility.ts';
import { named } from '../users/named.ts';

/** More than a person reads at once; what is older waits its turn. */
const shown = 50;

export const list: Act<typeof listNotices> = async (scope) => {
  const rows = await scope.db
    .selectFrom('notices as n')
    .innerJoin('tools as t', 't.tool_id', 'n.tool_id')
    .leftJoin('users as actor', 'actor.user_id', 'n.actor_id')
    .selectAll('n')
    .select(['t.name as tool_name', 'actor.name as actor_name', 'actor.surname as actor_surname'])
    .where('n.user_id', '=', scope.me.id)
    .where('n.seen_at', 'is', null)
    .where(mayTouch(scope))
    .orderBy('n.created_at', 'desc')
    .limit(shown)
    .execute();
  const items = rows.map((row) => ({
    id: row.notice_id,
    kind: row.kind,
    timestamp: row.created_at.toISOString(),
    tool: { id: row.tool_id, name: row.tool_name },
    incidentId: row.incident_id,
    person: named(row.actor_id, row.actor_name, row.actor_surname),
  }));
  return { items };
};
