import { AppError } from '@llave/contract/errors';
import type { getPublicReport, sendPublicReport } from '@llave/contract/incidents';
import type { Act, Before } from '../../http/route.ts';
import type { ProofOf, ReporterScope } from '../../http/scope.ts';
import { readAccount } from '../accounts/queries.ts';
import { downloadUrl } from '../files/addresses.ts';
import type { LockedTool } from '../tools/visibility.ts';
import { addObservations } from './observations.ts';
import { openOn } from './opening.ts';
import { addPictures } from './pictures.ts';

type Link = ProofOf<'link'>;

/** A label hangs where anybody can photograph it: one phone reports a broken shelf of tools, a machine fills no list. */
export const slowReports: Before<typeof sendPublicReport, void> = async (outside, _, { proof }) => {
  if (!proof) return;
  await outside.spend([
    { of: `report-address:${outside.address}`, burst: 20, everySeconds: 60 },
    { of: `report-link:${proof.id}`, burst: 60, everySeconds: 60 },
    { of: `report-company:${proof.accountId}`, burst: 200, everySeconds: 60 },
  ]);
};

export const readPublic: Act<typeof getPublicReport> = async (scope) => {
  const { config, accountId, now, proof: link } = scope;
  const tool = await present(tools(scope, link).executeTakeFirst());
  const incident = link.incidentId ? await findOpen(scope, link.incidentId) : undefined;
  const { companyName, phoneNumber, logoUrl } = await readAccount(scope);
  return {
    kind: incident ? 'incident' : 'tool',
    companyName,
    phoneNumber,
    logoUrl,
    tool: {
      name: tool.name,
      reference: tool.reference,
      imgUrl: downloadUrl(config.secret, accountId, tool.image, now()),
    },
    incidentType: incident?.incident_type ?? null,
    description: incident?.description ?? null,
  };
};

export const sendPublic: Act<typeof sendPublicReport, void> = async (scope, { body }) => {
  const link = scope.proof;
  const tool = await present(tools(scope, link).forUpdate().executeTakeFirst());
  if (!link.incidentId) {
    await openOn(scope, tool, { ...body, incidentType: body.incidentType ?? 'minor_problem' });
    return { kind: 'tool' };
  }

  const incident = await findOpen(scope, link.incidentId);
  await addObservations(scope, incident.incident_id, [{ detail: body.description, userId: null, name: body.name }]);
  await addPictures(scope, incident.incident_id, body.files);
  await scope.db
    .updateTable('incidents')
    .set({ description: incident.description })
    .where('incident_id', '=', incident.incident_id)
    .execute();
  return { kind: 'incident' };
};

const tools = ({ db }: ReporterScope, { toolId }: Link) =>
  db
    .selectFrom('tools')
    .selectAll()
    .where('tool_id', '=', toolId)
    .where('deleted_at', 'is', null)
    .where('retired_at', 'is', null);

const present = async (found: Promise<LockedTool | undefined>): Promise<LockedTool> => {
  const tool = await found;
  if (!tool) throw new AppError('toolNotFound', undefined, 'Tool not found');
  return tool;
};

const findOpen = async ({ db }: ReporterScope, incidentId: string) => {
  const incident = await db
    .selectFrom('incidents')
    .selectAll()
    .where('incident_id', '=', incidentId)
    .executeTakeFirstOrThrow();
  if (incident.closed_at) throw new AppError('incidentClosed');
  return incident;
};
