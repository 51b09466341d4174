import type { NoticeKind } from '@llave/contract/notices';
import type { Db } from '../../db/database.ts';
import type { Me } from '../../http/scope.ts';

type Told = { kind: NoticeKind; toolId: string; incidentId?: string };

/** Leaves word for these people, in the transaction that causes it; nobody is told of what they did themselves. */
export const tell = async ({ db, me }: { db: Db; me?: Pick<Me, 'id'> }, userIds: string[], told: Told) => {
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
