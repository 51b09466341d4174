import type { Inside } from '../http/scope.ts';
import { notifyReaders } from '../modules/notices/notify.ts';
import { watch } from '../modules/notices/watch.ts';

/** Tells the people of the demo what waits for them; no mail leaves, because its customers are made up. */
export const addNotices = async (db: Inside['db'], now: () => Date) => {
  const scope = { db, now, mail: async () => undefined };
  const left = await db.selectFrom('check_ins').select('check_in_id as id').where('closed_at', 'is', null).execute();
  for (const { id } of left) await notifyReaders(scope, { kind: 'carLeft', checkInId: id });
  const reports = await db
    .selectFrom('field_incidents')
    .select('field_incident_id as id')
    .where('closed_at', 'is', null)
    .execute();
  for (const { id } of reports) await notifyReaders(scope, { kind: 'fieldReported', fieldIncidentId: id });
  await watch(scope);
};
