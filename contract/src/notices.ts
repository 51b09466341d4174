import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, timestamp } from './fields.ts';
import { named } from './history.ts';

/** What a person is told: how their request ended, what an admin moved to them or away from them, or that something broke. */
export const noticeKinds = [
  'requestGranted',
  'requestDeclined',
  'toolReturned',
  'toolGiven',
  'toolTaken',
  'incidentOpened',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const notice = z.object({
  id,
  kind: z.enum(noticeKinds),
  timestamp,
  tool: z.object({ id, name: z.string() }),
  incidentId: id.nullable(),
  /** Who did it; nobody we know when it came by a label. */
  person: named.nullable(),
});
export type Notice = z.infer<typeof notice>;

export const listNotices = endpoint('listNotices', 'GET /notice/account/{accountId}', {
  access: 'signedIn',
  byBadge: true,
  summary: 'What the caller has been told and has not put away, newest first.',
  params: z.object({ accountId: id }),
  reply: z.array(notice),
});

export const dismissNotice = endpoint('dismissNotice', 'PATCH /notice/{id}/seen', {
  access: 'signedIn',
  byBadge: true,
  summary: 'Puts a notice away.',
  params: z.object({ id }),
  reply: z.object({}),
});
