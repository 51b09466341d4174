import { z } from 'zod';
import { role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id, timestamp } from './fields.ts';
import { page } from './pages.ts';

/** Everything that can happen to a tool. */
export const historyActions = [
  'create',
  'update',
  'loan',
  'loanReturned',
  'assigned',
  'pickup',
  'return',
  'reAssigned',
  'adminReassigned',
  'incidentOpen',
  'incidentClose',
  'retired',
  'calibration',
  'fileAdded',
  'fileRemoved',
  'blocked',
  'unBlocked',
] as const;
export type HistoryAction = (typeof historyActions)[number];

/** Somebody as history names them, also after they have left. */
export const named = z.object({ id, name: z.string(), surname: z.string() });

export const historyEntry = z.object({
  id: z.string(),
  action: z.enum(historyActions),
  timestamp,
  toolId: id,
  userId: id.nullable(),
  user: named.nullable(),
  reAssignedTo: id.nullable(),
  reAssignedToUser: named.nullable(),
  toolLoan: z.object({ name: z.string(), email: z.string() }).nullable(),
  fileAction: z.object({ fileName: z.string() }).nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

const query = z.object({ limit: page.limit, cursor: page.cursor });

export const listHistory = endpoint('listHistory', 'GET /history/{accountId}', {
  access: role('tools', 'view'),
  byBadge: true,
  summary: 'What happened to the tools one may see, newest first.',
  params: z.object({ accountId: id }),
  query,
  reply: z.array(historyEntry),
});

export const listToolHistory = endpoint('listToolHistory', 'GET /history/{accountId}/{toolId}', {
  access: role('tools', 'view'),
  byBadge: true,
  summary: 'What happened to one tool, newest first.',
  params: z.object({ accountId: id, toolId: id }),
  query,
  reply: z.array(historyEntry),
});
