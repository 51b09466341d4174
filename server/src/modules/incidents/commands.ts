import { allows } from '@llave/contract/access';
import { AppError } from '@llave/contract/errors';
import { type changeIncident, closeIncident, type shareIncident } from '@llave/contract/incidents';
import { keepLinks } from '../../http/callers/links.ts';
import { newSecret } from '../../http/callers/secrets.ts';
import type { Act } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { refuseStale } from '../../http/versions.ts';
import { record } from '../history/record.ts';
import { withdrawNotices } from '../notices/notify.ts';
import { lockTool, touchTool } from '../tools/visibility.ts';
import { addObservations } from './observations.ts';
import { addPictures } from './pictures.ts';
import { readIncident } from './queries.ts';

const linkDays = 30;

/** Observations and pictures are added beside those of others; only the description is somebody's to put right. */
export const change: Act<typeof changeIncident> = async (scope, { body }) => {
  const incident = await lockOpen(scope, body.id);
  const description = body.description ?? incident.description;
  if (description !== incident.description) {
    if (incident.created_by !== scope.me.id && !allows(closeIncident.access, scope.me)) throw new AppError('forbidden');
    refuseStale(body.version, await readIncident(scope, body.id));
  }

  await addObservations(
    scope,
    body.id,
    body.observations.map(({ id, detail }) => ({ id, detail, userId: scope.me.id })),
  );
  await addPictures(scope, body.id, body.files);
  await scope.db.updateTable('incidents').set({ description }).where('incident_id', '=', body.id).execute();
  return readIncident(scope, body.id);
};

export const close: Act<typeof closeIncident> = async (scope, { params, body }) => {
  const { db, me, now } = scope;
  const incident = await lockOpen(scope, params.id);

  await db
    .updateTable('incidents')
    .set({ closed_at: now(), closed_by: me.id, closing_note: body.note, repaired: body.repaired })
    .where('incident_id', '=', params.id)
    .execute();
  if (body.repaired)
    await db.updateTable('tools').set({ last_fix: now() }).where('tool_id', '=', incident.tool_id).execute();
  else await touchTool(scope, incident.tool_id);
  await withdrawNotices(scope, { kind: 'incidentOpened', incidentId: params.id });
  await record(scope, incident.tool_id, 'incidentClose');
  return readIncident(scope, params.id);
};

export const share: Act<typeof shareIncident> = async (scope, { params }) => {
  const { db, me, config, accountId, now } = scope;
  const { tool } = await lockOpen(scope, params.id);
  const toolId = tool.tool_id;

  const token = newSecret(accountId);
  scope.note({ subject: { id: params.id, name: tool.name } });
  const expiresAt = new Date(now().getTime() + linkDays * 86_400_000);
  await keepLinks(db, [{ token, toolId, incidentId: params.id, createdBy: me.id, expiresAt }]);
  const url = `${config.publicUrl}/incident?${new URLSearchParams({ incidentId: params.id, token })}`;
  return { url, expires: expiresAt.toISOString() };
};

/** Holds the tool and then the incident, in the order in which every act holds them. */
const lockOpen = async (scope: MemberScope, incidentId: string) => {
  const found = await find(scope, incidentId);
  const tool = await lockTool(scope, found.tool_id);
  const incident = await find(scope, incidentId);
  if (incident.closed_at) throw new AppError('incidentClosed', { closedDate: incident.closed_at.toISOString() });
  return { ...incident, tool };
};

const find = async ({ db }: MemberScope, incidentId: string) => {
  const incident = await db
    .selectFrom('incidents')
    .selectAll()
    .where('incident_id', '=', incidentId)
    .executeTakeFirst();
  if (!incident) throw new AppError('notFound');
  return incident;
};
