import type { NoticeKind } from '@llave/contract/notices';
import type { Db } from '../../db/database.ts';
import type { Me, VisitorScope } from '../../http/scope.ts';

type Told = { kind: NoticeKind; toolId: string; incidentId?: string };

/** Leaves word for these people, in the transaction that causes it; nobody is told of what they did themselves. */
export const notify = async ({ db, me }: { db: Db; me?: Pick<Me, 'id'> }, userIds: string[], told: Told) => {
  const others = userIds.filter((userId) => userId !== me?.id);
  if (others.length === 0) return;
  await db
    .insertInto('notices')
    .values(
      others.map((userId) => ({
        user_id: userId,
        kind: told.kind,
        tool_id: told.toolId,
        incident_id: told.incidentId ?? null,
        actor_id: me?.id ?? null,
      })),
    )
    .execute();
};

/** What is no longer so is not told any more: a tool that is taken again is not free, a closed incident is not news. */
export const withdrawNotices = async (
  { db, now }: Pick<VisitorScope, 'db' | 'now'>,
  stale: { kind: 'toolReturned'; toolId: string } | { kind: 'incidentOpened'; incidentId: string },
) => {
  const about = db
    .updateTable('notices')
    .set({ seen_at: now() })
    .where('kind', '=', stale.kind)
    .where('seen_at', 'is', null);
  await (stale.kind === 'toolReturned'
    ? about.where('tool_id', '=', stale.toolId)
    : about.where('incident_id', '=', stale.incidentId)
  ).execute();
};
