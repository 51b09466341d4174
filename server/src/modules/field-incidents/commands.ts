import { AppError } from '@llave/contract/errors';
import type { closeFieldIncident } from '@llave/contract/field-incidents';
import type { Act } from '../../http/route.ts';
import { reportOf } from './mails.ts';
import { readFieldIncident } from './queries.ts';

/** Whoever reported it learns how it ended. */
export const close: Act<typeof closeFieldIncident> = async (scope, { params, body }) => {
  const { db, me, now } = scope;
  const report = await db
    .selectFrom('field_incidents')
    .selectAll()
    .where('field_incident_id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!report) throw new AppError('notFound');
  if (report.closed_at) throw new AppError('incidentClosed', { closedDate: report.closed_at.toISOString() });

  await db
    .updateTable('field_incidents')
    .set({ closed_at: now(), closed_by: me.id, closing_note: body.note })
    .where('field_incident_id', '=', params.id)
    .execute();
  const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
  await scope.mail(
    { kind: 'fieldClosed', ...reportOf(account, report), note: body.note },
    report.email,
    report.language,
  );
  return readFieldIncident(scope, params.id);
};
