import type { IncidentType, openIncident } from '@llave/contract/incidents';
import type { Act } from '../../http/route.ts';
import type { ProofScope } from '../../http/scope.ts';
import { record } from '../history/record.ts';
import { notifyReaders } from '../notices/notify.ts';
import { readersOf } from '../notices/readers.ts';
import { refuseRetired } from '../tools/refusals.ts';
import { type LockedTool, lockTool, touchTool } from '../tools/visibility.ts';
import { addPictures } from './pictures.ts';
import { readIncident } from './queries.ts';

type Report = { incidentType: IncidentType; description: string; files: string[]; name?: string };

export const open: Act<typeof openIncident> = async (scope, { body }) => {
  const tool = await lockTool(scope, body.toolId);
  refuseRetired(tool);
  return readIncident(scope, await openOn(scope, tool, body));
};

/** Opens an incident on a tool that is held, with its history, and tells who looks after tools. */
export const openOn = async (scope: ProofScope, tool: LockedTool, report: Report): Promise<string> => {
  const { db, me } = scope;
  const { incident_id: incidentId } = await db
    .insertInto('incidents')
    .values({
      tool_id: tool.tool_id,
      incident_type: report.incidentType,
      description: report.description,
      created_by: me?.id ?? null,
      creator_name: report.name ?? '',
      held_by: tool.holder_id,
    })
    .returning('incident_id')
    .executeTakeFirstOrThrow();
  await addPictures(scope, incidentId, report.files);
  await touchTool(scope, tool.tool_id);
  await record(scope, tool.tool_id, 'incidentOpen');
  await notifyManagers(scope, tool, incidentId, report);
  return incidentId;
};

const notifyManagers = async (scope: ProofScope, tool: LockedTool, incidentId: string, report: Report) => {
  const { me } = scope;
  await notifyReaders(scope, { kind: 'incidentOpened', toolId: tool.tool_id, incidentId });
  const reporter = me ? `${me.name} ${me.surname}`.trim() : (report.name ?? '');
  const { incidentType, description } = report;
  for (const { email, language, wayOf } of await readersOf(scope.db, 'incidents'))
    if (email && wayOf('incidents') === 'now')
      await scope.mail(
        { kind: 'incidentOpened', incidentId, toolName: tool.name, incidentType, description, reporter },
        email,
        language,
      );
};
