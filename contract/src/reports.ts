import { z } from 'zod';
import { role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id, timestamp } from './fields.ts';
import { historyEntry, named } from './history.ts';
import { page } from './pages.ts';
import { toolStatuses } from './tools.ts';

/** The longest time that one report looks over, in days. */
export const longestRange = 3660;

const day = z.iso.date('dateInvalid').refine((date) => date > '2000' && date < '2100', 'dateInvalid');

/** Whole days in Madrid, both ends included. */
export const range = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'rangeReversed' })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 < longestRange, {
    path: ['to'],
    message: 'rangeTooLong',
  });
export type Range = z.infer<typeof range>;

const paged = { limit: page.limit, cursor: page.cursor };
const ways = z.enum(['asc', 'desc']).default('asc');
const params = z.object({ accountId: id });
const view = role('management', 'view');

export const overviewColumns = [
  'name',
  'reference',
  'status',
  'holder',
  'locker',
  'lastPickup',
  'totalUse',
  'outHours',
  'pickups',
  'incidents',
  'nextCalibration',
  'purchaseDate',
  'purchasePrice',
] as const;

export const overviewRow = z.object({
  id,
  name: z.string(),
  reference: z.string(),
  status: z.enum(toolStatuses),
  isEnable: z.boolean(),
  /** Who has it: one of us, or somebody outside. */
  holder: z.string(),
  locker: z.string(),
  lastPickup: timestamp.nullable(),
  /** Whole hours over all pairs of pick-up and return. */
  totalUse: z.number().int(),
  /** Whole hours for which it has been out by now; null while it is in. */
  outHours: z.number().int().nullable(),
  pickups: z.number().int(),
  incidents: z.number().int(),
  nextCalibration: z.iso.date().nullable(),
  purchaseDate: z.iso.date().nullable(),
  purchasePrice: z.number().nullable(),
});
export type OverviewRow = z.infer<typeof overviewRow>;

export const reportTools = endpoint('reportTools', 'GET /reports/{accountId}/tools', {
  access: view,
  summary: 'Every tool with who has it, how much it was used and what it cost.',
  params,
  query: z.object({
    ...page,
    /** That tool alone. */
    toolId: id.optional(),
    sort: z.enum(overviewColumns).default('name'),
    way: ways,
  }),
  reply: z.array(overviewRow),
});

export const reportToolLife = endpoint('reportToolLife', 'GET /reports/{accountId}/tools/{toolId}', {
  access: view,
  summary: 'All that happened to one tool, newest first.',
  params: params.extend({ toolId: id }),
  query: z.object(paged),
  reply: z.array(historyEntry),
});

/** What people do that the activity report counts. */
export const activityActions = ['pickup', 'return', 'incidentOpen', 'incidentClose', 'reAssigned'] as const;
export type ActivityAction = (typeof activityActions)[number];

const counts = z.record(z.enum(activityActions), z.number().int());

export const reportActivity = endpoint('reportActivity', 'GET /reports/{accountId}/activity', {
  access: view,
  summary: 'What each person did between two days, with the totals.',
  params,
  query: range,
  reply: z.object({
    /** Nobody stands for those who reported by a label. */
    people: z.array(z.object({ user: named.nullable(), counts })),
    totals: counts,
  }),
});

/** Every act that goes through Llave saves so long a walk and a question. */
export const secondsSaved = 90;
export const savingActions = ['pickup', 'return', 'reAssigned', 'adminReassigned'] as const;

export const reportSavings = endpoint('reportSavings', 'GET /reports/{accountId}/savings', {
  access: view,
  summary: 'An estimate of the hours saved between two days, a bar a day.',
  params,
  query: range,
  reply: z.object({
    totalHours: z.number(),
    days: z.array(z.object({ day: z.iso.date(), acts: z.number().int(), hours: z.number() })),
  }),
});

export const utilisationColumns = ['name', 'used', 'pickups', 'requests', 'lastPickup'] as const;

export const utilisationRow = z.object({
  id,
  name: z.string(),
  reference: z.string(),
  /** Hours out within the range, and the part of the range's time so far that this is. */
  usedHours: z.number(),
  share: z.number(),
  pickups: z.number().int(),
  /** How often somebody asked for it while another had it. */
  requests: z.number().int(),
  lastPickup: timestamp.nullable(),
});
export type UtilisationRow = z.infer<typeof utilisationRow>;

export const reportUtilisation = endpoint('reportUtilisation', 'GET /reports/{accountId}/utilisation', {
  access: view,
  summary: 'Which tools are used, which gather dust and which are fought over, between two days.',
  params,
  query: range.safeExtend({ ...paged, sort: z.enum(utilisationColumns).default('used'), way: ways.default('desc') }),
  reply: z.array(utilisationRow),
});

export const calibrationStates = ['overdue', 'due', 'later', 'unplanned'] as const;
export type CalibrationState = (typeof calibrationStates)[number];

/** So many days before its date a calibration is due. */
export const dueDays = 30;

export const calibrationRow = z.object({
  id,
  name: z.string(),
  reference: z.string(),
  state: z.enum(calibrationStates),
  nextCalibration: z.iso.date().nullable(),
  last: z.object({ date: z.iso.date(), entity: z.string(), result: z.enum(['pass', 'fail']).nullable() }).nullable(),
});
export type CalibrationRow = z.infer<typeof calibrationRow>;

export const reportCalibrations = endpoint('reportCalibrations', 'GET /reports/{accountId}/calibrations', {
  access: view,
  summary: 'The tools that are calibrated, by when they are next, with the last time it was done.',
  params,
  query: z.object({ ...paged, state: z.enum(calibrationStates).optional() }),
  reply: z.array(calibrationRow),
});

export const countCalibrations = endpoint('countCalibrations', 'GET /reports/{accountId}/calibrations/months', {
  access: view,
  summary: 'How many calibrations are overdue, and how many each month of the coming year brings.',
  params,
  reply: z.object({
    states: z.record(z.enum(calibrationStates), z.number().int()),
    months: z.array(z.object({ month: z.string(), due: z.number().int() })),
  }),
});
