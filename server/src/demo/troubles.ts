import { keepPhoto } from './files.ts';
import type { KnownTool, Workshop } from './fill.ts';
import { closedAt, type DemoIncident, demoIncidents, openedAt } from './incidents.ts';
import { factsOf } from './present.ts';

/** Writes the incidents with what people noted and photographed; the admins have seen all but those of today. */
export const addIncidents = async (workshop: Workshop, tools: KnownTool[], photos: Map<DemoIncident, Buffer[]>) => {
  for (const incident of demoIncidents) {
    const known = tools.find(({ tool }) => tool.reference === incident.tool);
    if (known) await addIncident(workshop, known, incident, photos.get(incident) ?? []);
  }
};

const addIncident = async (
  workshop: Workshop,
  { id: toolId, story }: KnownTool,
  incident: DemoIncident,
  photos: Buffer[],
) => {
  const { db, storage, calendar, idOf } = workshop;
  const { by, closed, notes = [] } = incident;
  const openedOn = openedAt(incident, calendar);
  const { holder } = factsOf(story, openedOn);
  const reporter = typeof by === 'string' ? idOf(by) : null;
  const { incident_id } = await db
    .insertInto('incidents')
    .values({
      tool_id: toolId,
      incident_type: incident.type,
      description: incident.text,
      created_by: reporter,
      creator_name: typeof by === 'string' ? '' : by.visitor,
      held_by: holder ? idOf(holder) : null,
      created_at: openedOn,
      closed_at: closedAt(incident, calendar) ?? null,
      closed_by: closed ? idOf(closed.by) : null,
      closing_note: closed?.note ?? null,
      repaired: closed?.repaired ?? false,
    })
    .returning('incident_id')
    .executeTakeFirstOrThrow();

  for (const [index, note] of notes.entries()) {
    const created_at = calendar.at(calendar.ago(note.days), 13 + index * 0.5);
    await db
      .insertInto('incident_observations')
      .values({ incident_id, number: index + 1, user_id: idOf(note.by), detail: note.text, created_at })
      .execute();
  }
  for (const photo of photos) {
    const file_name = await keepPhoto(db, storage, photo, reporter ?? idOf('admin'));
    await db.insertInto('incident_files').values({ incident_id, file_name, created_at: openedOn }).execute();
  }
  const isNew = !closed && openedOn >= calendar.at(calendar.ago(0), 0);
  if (isNew) await notifyAdmins(workshop, { toolId, incidentId: incident_id, actor: reporter, at: openedOn });
};

type Word = { toolId: string; incidentId: string; actor: string | null; at: Date };

const notifyAdmins = async ({ db, idOf }: Workshop, { toolId, incidentId, actor, at }: Word) => {
  const notice = {
    kind: 'incidentOpened',
    tool_id: toolId,
    incident_id: incidentId,
    actor_id: actor,
    created_at: at,
  } as const;
  await db
    .insertInto('notices')
    .values((['admin', 'vicent'] as const).map((person) => ({ ...notice, user_id: idOf(person) })))
    .execute();
};
