import { z } from 'zod';
import { role } from './access.ts';
import { endpoint } from './endpoint.ts';
import {
  fileName,
  flag,
  id,
  listOf,
  optionalText,
  orNull,
  ownAccount,
  required,
  timestamp,
  version,
} from './fields.ts';
import { shownFile } from './files.ts';
import { named } from './history.ts';
import { page } from './pages.ts';

export const incidentTypes = [
  'missing',
  'discharged',
  'minor_problem',
  'broken',
  'missing_components',
  'minor_imperfection',
  'dirty',
  'missing_consumable',
] as const;
export type IncidentType = (typeof incidentTypes)[number];

const incidentType = z.enum(incidentTypes, 'incidentTypeRequired');
const detail = required('observationRequired', 2000);

/** How many pictures come with one report. */
export const maxReportFiles = 6;

/** So many observations come with an incident and go out in one change; what was said before them is read by pages. */
export const observationsAtOnce = 100;

/** What somebody who may use the tool reports from its card. */
export const incidentForm = z.object({
  toolId: id,
  incidentType,
  description: detail,
  files: listOf(fileName, maxReportFiles).default([]),
});
export type IncidentForm = z.input<typeof incidentForm>;

/** What somebody without an account reports: a picture is needed, who they are is not. */
export const publicReportForm = z.object({
  description: detail,
  files: z.array(fileName, 'imageRequired').min(1, 'imageRequired').max(maxReportFiles, 'tooMany'),
  incidentType: incidentType.optional(),
  name: optionalText(100).default(''),
});
export type PublicReportForm = z.input<typeof publicReportForm>;

export const closingForm = z.object({
  note: required('closingNoteRequired', 2000),
  repaired: flag.default(false),
});
export type ClosingForm = z.input<typeof closingForm>;

/** Who wrote it: a member, or the name that a visitor gave. */
const observation = z.object({
  id,
  userId: id.nullable(),
  user: named.extend({ email: z.string().nullable() }).nullable(),
  name: z.string(),
  timestamp,
  detail: z.string(),
});
export type Observation = z.infer<typeof observation>;

export const incidentCard = z.object({
  id,
  accountId: id,
  toolId: id,
  tool: z.object({
    id,
    name: z.string(),
    reference: z.string(),
    imgUrl: z.string(),
    isEnable: z.boolean(),
    isRetired: z.boolean(),
  }),
  incidentType,
  description: z.string(),
  createdDate: timestamp,
  createdBy: id.nullable(),
  creator: named.nullable(),
  /** The name that somebody without an account gave. */
  creatorName: z.string(),
  closedDate: timestamp.nullable(),
  version: z.number().int(),
});
export type IncidentCard = z.infer<typeof incidentCard>;

export const incident = incidentCard.extend({
  /** Who held the tool when it was opened. */
  heldBy: id.nullable(),
  holder: named.nullable(),
  closer: named.nullable(),
  closingNote: z.string().nullable(),
  repaired: z.boolean(),
  files: z.array(z.string()),
  images: z.array(shownFile),
  /** The newest ones, in the order in which they were said. */
  observations: z.array(observation),
  /** From where on earlier ones are listed; null where these are all. */
  earlierObservations: z.string().nullable(),
});
export type Incident = z.infer<typeof incident>;

const use = role('tools', 'view');
const manage = role('tools', 'manage');

export const listIncidents = endpoint('listIncidents', 'GET /incident/account/{accountId}', {
  access: use,
  byBadge: true,
  summary: 'The incidents of the tools one may see, newest first.',
  params: z.object({ accountId: id }),
  query: z.object({ ...page, state: z.enum(['open', 'closed']).optional(), toolId: id.optional() }),
  reply: z.array(incidentCard),
});

export const getIncident = endpoint('getIncident', 'GET /incident/{id}', {
  access: use,
  byBadge: true,
  summary: 'One incident with its pictures and what has been observed.',
  params: z.object({ id }),
  reply: incident,
});

export const listObservations = endpoint('listObservations', 'GET /incident/{id}/observations', {
  access: use,
  byBadge: true,
  summary: 'What has been observed of an incident, newest first.',
  params: z.object({ id }),
  query: z.object({ limit: page.limit, cursor: page.cursor }),
  reply: z.array(observation),
});

export const openIncident = endpoint('openIncident', 'POST /incident', {
  access: use,
  byBadge: true,
  summary: 'Reports that something is wrong with a tool.',
  body: incidentForm.extend(ownAccount),
  reply: incident,
  errors: ['toolRetired'],
});

export const observationForm = z.object({ detail });

export const changeIncident = endpoint('changeIncident', 'PUT /incident', {
  access: use,
  byBadge: true,
  summary:
    'Adds observations and pictures, or puts the description right. An observation that has an id is added once, and those that are there stay as they are.',
  body: z.object({
    id,
    ...ownAccount,
    version,
    description: detail.optional(),
    observations: listOf(observationForm.extend({ id: orNull(id).optional() }), observationsAtOnce).default([]),
    files: listOf(fileName, 50).default([]),
  }),
  reply: incident,
  errors: ['incidentClosed', 'incidentFull'],
});

export const closeIncident = endpoint('closeIncident', 'PUT /incident/{id}/account/{accountId}/close', {
  access: manage,
  summary:
    'Closes the incident, with a note where there is one to make; `repaired` also sets when the tool was last mended.',
  params: z.object({ id, accountId: id }),
  body: closingForm.extend({ note: closingForm.shape.note.default('') }).default({ note: '', repaired: false }),
  reply: incident,
  errors: ['incidentClosed'],
});

export const shareIncident = endpoint('shareIncident', 'POST /incident/{id}/link', {
  access: manage,
  summary: 'A link by which somebody without an account completes the incident, for thirty days.',
  params: z.object({ id }),
  reply: z.object({ url: z.string(), expires: timestamp }),
  repeatable: false,
  errors: ['incidentClosed'],
});

/** The proof: the secret of a tool's label or of an incident's link. */
const query = z.object({ token: z.string().max(200).optional() });

export const publicReport = z.object({
  /** An incident to complete, or a tool to report. */
  kind: z.enum(['incident', 'tool']),
  companyName: z.string(),
  phoneNumber: z.string(),
  logoUrl: z.string().nullable(),
  tool: z.object({ name: z.string(), reference: z.string(), imgUrl: z.string() }),
  incidentType: incidentType.nullable(),
  description: z.string().nullable(),
});
export type PublicReport = z.infer<typeof publicReport>;

export const getPublicReport = endpoint('getPublicReport', 'GET /incident/public/{id}', {
  access: 'reporter',
  summary: 'The tool or the incident that a label or a link is about.',
  params: z.object({ id }),
  query,
  reply: publicReport,
  errors: ['toolNotFound', 'incidentClosed'],
});

export const sendPublicReport = endpoint('sendPublicReport', 'POST /incident/public/{id}', {
  access: 'reporter',
  summary: 'Reports the tool, or completes the incident, with a picture.',
  params: z.object({ id }),
  query,
  body: publicReportForm,
  reply: z.object({ kind: z.enum(['incident', 'tool']) }),
  errors: ['toolNotFound', 'incidentClosed', 'incidentFull'],
});
