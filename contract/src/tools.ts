import { z } from 'zod';
import { role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { changesOf, fileName, id, orNull, ownAccount, timestamp, version } from './fields.ts';
import { named } from './history.ts';
import { incidentTypes } from './incidents.ts';
import { page } from './pages.ts';
import { attachmentForm, calibrationForm, loanForm, pictures, toolForm } from './tool-forms.ts';

/** Computed from facts: retired, else an open incident, else held, else free. */
export const toolStatuses = ['available', 'inUse', 'incidentOpen', 'retired'] as const;
export type ToolStatus = (typeof toolStatuses)[number];

/** The kinds of files that have a colour; others are shown as typed. */
export const toolFileTypes = ['incident', 'technicalInfo', 'invoice', 'calibration'] as const;

const calibration = z.object({
  timestamp,
  userId: id.nullable(),
  user: named.nullable(),
  entity: z.string(),
  observations: z.string(),
  date: z.iso.date(),
  nextCalibration: z.iso.date().nullable(),
  result: z.enum(['pass', 'fail']).nullable(),
  fileName: z.string().nullable(),
});

const attachment = z.object({
  fileName: z.string(),
  originalName: z.string(),
  fileType: z.string(),
  createdDate: timestamp,
  createdBy: id.nullable(),
});

/** A tool as lists and cards show it. */
export const toolCard = z.object({
  id,
  accountId: id,
  name: z.string(),
  description: z.string(),
  reference: z.string(),
  categoryId: id.nullable(),
  category: z.object({ id, name: z.string() }).nullable(),
  purchaseDate: z.iso.date().nullable(),
  purchasePrice: z.number().nullable(),
  img: z.string(),
  /** With `&size=small` it is as small as a card needs it. */
  imgUrl: z.string(),
  fileName: z.string(),
  status: z.enum(toolStatuses),
  isEnable: z.boolean(),
  isDeleted: z.boolean(),
  assignedTo: id.nullable(),
  holder: named.nullable(),
  assignedSince: timestamp.nullable(),
  requestedBy: id.nullable(),
  requester: named.nullable(),
  toolLoan: z.object({ name: z.string(), email: z.string(), until: z.iso.date().nullable() }).nullable(),
  lockerId: id.nullable(),
  locker: z.object({ id, identifierValue: z.string() }).nullable(),
  nextCalibration: z.iso.date().nullable(),
  lastFix: timestamp.nullable(),
  /** The newest of its open incidents. */
  incident: z.object({ id, incidentType: z.enum(incidentTypes), createdDate: timestamp }).nullable(),
  version: z.number().int(),
});
export type ToolCard = z.infer<typeof toolCard>;

export const tool = toolCard.extend({
  calibrations: z.array(calibration),
  excludedUsers: z.array(id),
  attachments: z.array(attachment),
});
export type Tool = z.infer<typeof tool>;

const one = z.object({ id });
const oneOf = z.object({ id, accountId: id });
const manage = role('tools', 'manage');
const use = role('tools', 'view');

export const listTools = endpoint('listTools', 'GET /tool/account/{accountId}', {
  access: use,
  byBadge: true,
  summary: 'The tools that are not retired, not deleted and do not exclude the caller, by name.',
  params: z.object({ accountId: id }),
  query: z.object({
    ...page,
    status: z.enum(['available', 'inUse', 'incidentOpen']).optional(),
    /** Those that the caller has. */
    mine: z.stringbool().optional(),
    /** Those that somebody has, inside or outside the company. */
    held: z.stringbool().optional(),
    /** Those that the caller has and somebody asks for. */
    asked: z.stringbool().optional(),
    /** Those whose next calibration is over or comes within thirty days. */
    calibrationDue: z.stringbool().optional(),
    withoutLocker: z.stringbool().optional(),
    categoryId: id.optional(),
  }),
  reply: z.array(toolCard),
});

export const countTools = endpoint('countTools', 'GET /tool/account/{accountId}/summary', {
  access: use,
  byBadge: true,
  summary: 'How many of the tools one may see are in which state.',
  params: z.object({ accountId: id }),
  reply: z.object({
    total: z.number().int(),
    available: z.number().int(),
    inUse: z.number().int(),
    incidentOpen: z.number().int(),
    mine: z.number().int(),
    calibrationDue: z.number().int(),
  }),
});

export const listHeldTools = endpoint('listHeldTools', 'GET /tool/account/{accountId}/user/{userId}', {
  access: use,
  byBadge: true,
  summary: 'The tools in use by somebody.',
  params: z.object({ accountId: id, userId: id }),
  query: z.object({ limit: page.limit, cursor: page.cursor }),
  reply: z.array(toolCard),
});

export const getTool = endpoint('getTool', 'GET /tool/{id}', {
  access: use,
  byBadge: true,
  summary: 'One tool with its calibrations, files and excluded people.',
  params: one,
  reply: tool,
});

export const createTool = endpoint('createTool', 'POST /tool', {
  access: manage,
  summary: 'Adds a tool.',
  body: toolForm
    .extend({ ...pictures, ...ownAccount })
    .refine(({ img, fileName, imgUrl }) => img || fileName || imgUrl, { path: ['img'], message: 'imageRequired' }),
  reply: tool,
});

export const drawToolPicture = endpoint('drawToolPicture', 'POST /tool/picture', {
  access: manage,
  summary: 'A drawn picture for a tool of this category that has no photo yet, to be sent as its `img`.',
  body: z.object({ ...ownAccount, categoryId: orNull(id).optional() }),
  reply: z.object({ img: z.string(), imgUrl: z.string() }),
});

export const changeTool = endpoint('changeTool', 'PUT /tool', {
  access: manage,
  summary: 'Changes a tool’s data and whom it excludes; what is not sent stays as it is.',
  body: changesOf(toolForm).extend({ ...pictures, id, ...ownAccount, version }),
  reply: tool,
  errors: ['toolHeld'],
});

export const useTool = endpoint('useTool', 'PATCH /tool/{id}/use', {
  access: use,
  byBadge: true,
  summary: 'Takes the tool, or gives it back. With an action a stale page cannot do the opposite of what was meant.',
  params: one,
  body: z.object({ action: z.enum(['pickup', 'return']).optional() }).optional(),
  reply: tool,
  errors: ['toolHeld', 'toolBlocked', 'toolRetired', 'toolLentOut'],
});

export const requestTool = endpoint('requestTool', 'PATCH /tool/{id}/request/user/{userId}', {
  access: use,
  byBadge: true,
  summary:
    'Asks the holder for the tool, for oneself; `null` cancels or says no, with `requestedBy` only to that person.',
  params: z.object({ id, userId: z.union([z.literal('null'), id]) }),
  body: z.object({ requestedBy: id.optional() }).optional(),
  reply: tool,
  errors: ['toolFree', 'toolHeld', 'toolRequested'],
});

export const assignTool = endpoint('assignTool', 'PATCH /tool/{id}/user/{userId}', {
  access: use,
  byBadge: true,
  summary: 'The holder says yes to who asked; an admin hands out a free tool.',
  params: z.object({ id, userId: id }),
  reply: tool,
  errors: ['toolNotRequested', 'toolHeld', 'toolBlocked', 'toolRetired', 'toolLentOut', 'personExcluded'],
});

export const reassignTool = endpoint('reassignTool', 'PATCH /tool/{id}/admin/user/{userId}', {
  access: 'admin',
  summary: 'An admin gives the tool from anyone to anyone; `null` takes it back.',
  params: z.object({ id, userId: z.union([z.literal('null'), id]) }),
  reply: tool,
  errors: ['toolBlocked', 'toolRetired', 'toolLentOut', 'personExcluded'],
});

export const lendTool = endpoint('lendTool', 'PATCH /tool/{id}/loan', {
  access: 'admin',
  summary: 'Lends a free tool to someone outside the company.',
  params: one,
  body: loanForm,
  reply: tool,
  errors: ['toolHeld', 'toolBlocked', 'toolRetired', 'toolLentOut'],
});

export const returnLoan = endpoint('returnLoan', 'PATCH /tool/{id}/loan/return', {
  access: 'admin',
  summary: 'The tool is back from outside.',
  params: one,
  reply: tool,
});

export const setToolLocker = endpoint('setToolLocker', 'PATCH /tool/{id}/locker', {
  access: manage,
  summary: 'Puts the tool in a free locker, out of the one it was in; `null` takes it out.',
  params: one,
  body: z.object({ ...ownAccount, lockerId: orNull(id) }),
  reply: tool,
  errors: ['toolRetired', 'lockerInUse', 'lockerUnfit'],
});

export const blockTool = endpoint('blockTool', 'PATCH /tool/{id}/account/{accountId}/block', {
  access: manage,
  summary: 'Nobody may take the tool until it is unblocked.',
  params: oneOf,
  reply: tool,
});

export const unblockTool = endpoint('unblockTool', 'PATCH /tool/{id}/account/{accountId}/unblock', {
  access: manage,
  summary: 'The tool may be taken again.',
  params: oneOf,
  reply: tool,
});

export const retireTool = endpoint('retireTool', 'PATCH /tool/{id}/account/{accountId}/retire', {
  access: manage,
  summary: 'The tool leaves its locker and the lists for good; its history stays.',
  params: oneOf,
  reply: tool,
  errors: ['toolHeld', 'toolLentOut'],
});

export const deleteTool = endpoint('deleteTool', 'DELETE /tool/{id}/account/{accountId}', {
  access: manage,
  summary: 'The tool is gone from every list and look-up; its history stays.',
  params: oneOf,
  reply: z.object({}),
  errors: ['toolHeld', 'toolLentOut', 'toolHasIncident'],
});

export const calibrateTool = endpoint('calibrateTool', 'PATCH /tool/{id}/account/{accountId}/calibration', {
  access: manage,
  summary: 'Notes a calibration and when the next one is due.',
  params: oneOf,
  body: calibrationForm,
  reply: tool,
});

export const addToolFile = endpoint('addToolFile', 'POST /tool/{id}/file', {
  access: manage,
  summary: 'Attaches an uploaded file.',
  params: one,
  body: attachmentForm,
  reply: tool,
});

export const removeToolFile = endpoint('removeToolFile', 'DELETE /tool/{id}/file/{fileName}', {
  access: manage,
  summary: 'Takes a file off the tool.',
  params: z.object({ id, fileName }),
  reply: tool,
});
