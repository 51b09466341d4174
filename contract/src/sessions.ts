import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, timestamp } from './fields.ts';

/** Where somebody is signed in: on what, from which network address, and when it was last used. */
export const ownSession = z.object({
  id,
  /** What the browser calls itself, where it is one that we know. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string(),
  byBadge: z.boolean(),
  /** The one that asks. */
  isThis: z.boolean(),
  openedDate: timestamp,
  /** To within a few minutes. */
  lastSeenDate: timestamp,
});
export type OwnSession = z.infer<typeof ownSession>;

export const listOwnSessions = endpoint('listOwnSessions', 'GET /user/sessions', {
  access: 'signedIn',
  summary: 'Where the person of the token is signed in: here first, then as they were last used.',
  reply: z.array(ownSession),
});

export const endOwnSession = endpoint('endOwnSession', 'DELETE /user/sessions/{sessionId}', {
  access: 'signedIn',
  summary: 'Ends one of one’s own sessions.',
  params: z.object({ sessionId: id }),
  reply: z.object({}),
});

export const endOtherSessions = endpoint('endOtherSessions', 'POST /user/sessions/end-others', {
  access: 'signedIn',
  summary: 'Ends every session of the person but the one of the token.',
  reply: z.object({}),
});
