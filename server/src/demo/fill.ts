import type { Storage } from '../adapters/storage.ts';
import type { Db } from '../db/database.ts';
import type { Calendar } from './calendar.ts';
import type { Person } from './company.ts';
import { keepFile, keepPhoto } from './files.ts';
import { type Happening, storyOf } from './history.ts';
import { closedAt, type DemoIncident, demoIncidents } from './incidents.ts';
import { demoLockers } from './lockers.ts';
import { type Calibration, calibrationOf, certificateOf, type Paper, papersOf } from './papers.ts';
import { factsOf } from './present.ts';
import { askedBy, excludes, lent } from './tool-states.ts';
import { type DemoTool, demoCategories, demoTools } from './tools.ts';

/** Where the demo is written, and who is who in it. */
export type Workshop = { db: Db; storage: Storage; calendar: Calendar; idOf: (person: Person) => string };

/** A tool with all that happened to it. */
export type KnownTool = {
  tool: DemoTool;
  id: string;
  story: Happening[];
  papers: Paper[];
  calibration: Calibration | undefined;
};

/** Puts the tools into the workshop, as what happened to them left them. */
export const addTools = async (workshop: Workshop, photos: Map<string, Buffer>): Promise<KnownTool[]> => {
  const known: KnownTool[] = [];
  const categories = await addCategories(workshop);
  for (const [index, tool] of demoTools.entries()) {
    const told = { ...tell(tool, index, workshop.calendar), category: categories.get(tool.kind) ?? null };
    known.push({
      ...told,
      tool,
      id: await addTool(workshop, tool, told, photos.get(tool.reference) ?? Buffer.alloc(0)),
    });
  }
  return known;
};

/** The id of the category of each kind of tool. */
const addCategories = async ({ db }: Workshop) => {
  const ids = new Map<string, string>();
  for (const [name, kinds] of Object.entries(demoCategories)) {
    const { id } = await db
      .insertInto('tool_categories')
      .values({ name })
      .returning('tool_category_id as id')
      .executeTakeFirstOrThrow();
    for (const kind of kinds) ids.set(kind, id);
  }
  return ids;
};

type Told = Omit<KnownTool, 'id' | 'tool'>;
type Placed = Told & { category: string | null };

const tell = (tool: DemoTool, index: number, calendar: Calendar): Told => {
  const papers = papersOf(tool, index, calendar);
  const calibration = calibrationOf(tool.reference, calendar);
  const story: Happening[] = [
    ...storyOf(tool, index, incidentsOf(tool), calendar),
    ...papers.map(
      ({ at, originalName }) => ({ action: 'fileAdded', at, by: 'lucia', fileName: originalName }) as const,
    ),
    ...(calibration ? [{ action: 'calibration', at: calibration.at, by: 'lucia' } as const] : []),
  ];
  return { story: story.sort((a, b) => a.at.getTime() - b.at.getTime()), papers, calibration };
};

const incidentsOf = ({ reference }: DemoTool): DemoIncident[] => demoIncidents.filter(({ tool }) => tool === reference);

const addTool = async (
  workshop: Workshop,
  tool: DemoTool,
  { story, papers, calibration, category }: Placed,
  photo: Buffer,
) => {
  const { db, storage, idOf, calendar } = workshop;
  const image = await keepPhoto(db, storage, photo, idOf('admin'));
  const facts = factsOf(story);
  const loan = lent[tool.reference];
  const asker = askedBy[tool.reference];
  const { tool_id: id } = await db
    .insertInto('tools')
    .values({
      name: tool.name,
      description: tool.about,
      reference: tool.reference,
      purchase_date: tool.bought,
      purchase_price: tool.price,
      category_id: category,
      image,
      holder_id: facts.holder ? idOf(facts.holder) : null,
      held_since: facts.heldSince,
      requested_by: asker ? idOf(asker) : null,
      loan_name: facts.loan?.name ?? null,
      loan_email: facts.loan?.email ?? null,
      loan_until: facts.loan && loan ? calendar.dateIn(loan.untilIn) : null,
      next_calibration: calibration?.next ?? null,
      last_fix: lastFixOf(tool, calendar),
      blocked_at: facts.blockedAt,
      retired_at: facts.retiredAt,
      created_at: story[0]?.at,
    })
    .returning('tool_id')
    .executeTakeFirstOrThrow();
  for (const person of excludes[tool.reference] ?? [])
    await db
      .insertInto('tool_exclusions')
      .values({ tool_id: id, user_id: idOf(person) })
      .execute();
  for (const paper of papers) await addPaper(workshop, id, paper);
  if (calibration) await addCalibration(workshop, tool, id, calibration);
  return id;
};

const lastFixOf = (tool: DemoTool, calendar: Calendar) => {
  const repaired = incidentsOf(tool).filter(({ closed }) => closed?.repaired);
  return repaired.map((incident) => closedAt(incident, calendar)).at(0) ?? null;
};

const addPaper = async (
  { db, storage, idOf }: Workshop,
  toolId: string,
  { type, originalName, at, content }: Paper,
) => {
  const by = idOf('lucia');
  const file_name = await keepFile(db, storage, { content, type: 'application/pdf', sender: { kind: 'user', id: by } });
  await db
    .insertInto('tool_files')
    .values({
      tool_id: toolId,
      file_name,
      original_name: originalName,
      file_type: type,
      created_by: by,
      created_at: at,
    })
    .execute();
};

const addCalibration = async (
  { db, storage, idOf }: Workshop,
  tool: DemoTool,
  toolId: string,
  calibration: Calibration,
) => {
  const by = idOf('lucia');
  const content = calibration.certificate ? certificateOf(tool, calibration) : undefined;
  await db
    .insertInto('tool_calibrations')
    .values({
      tool_id: toolId,
      calibrated_on: calibration.calibratedOn,
      entity: calibration.entity,
      observations: calibration.observations,
      next_calibration: calibration.next,
      result: 'pass',
      file_name: content
        ? await keepFile(db, storage, { content, type: 'application/pdf', sender: { kind: 'user', id: by } })
        : null,
      created_by: by,
      created_at: calibration.at,
    })
    .execute();
};

export const addLockers = async ({ db }: Workshop, tools: KnownTool[]) => {
  const idOfTool = new Map(tools.map(({ tool, id }) => [tool.reference, id]));
  await db
    .insertInto('lockers')
    .values(demoLockers.map(({ tool, ...locker }) => ({ ...locker, tool_id: (tool && idOfTool.get(tool)) ?? null })))
    .execute();
};
