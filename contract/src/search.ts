import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, timestamp } from './fields.ts';
import { useTypes } from './lockers.ts';

/** What can be found, in the order in which it is shown. */
export const searchKinds = [
  'tool',
  'vehicle',
  'booking',
  'checkIn',
  'person',
  'locker',
  'incident',
  'fieldIncident',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** By which of its facts something was found. */
export const searchFields = [
  'name',
  'reference',
  'email',
  'userName',
  'numberPlate',
  'model',
  'bookingNumber',
  'phone',
  'receiptNumber',
  'appointmentNumber',
  'company',
  'description',
  'site',
  'locker',
] as const;

export const found = z.object({
  kind: z.enum(searchKinds),
  id,
  title: z.string(),
  /** What else tells it from others. */
  detail: z.string(),
  /** The fact that is most like what was looked for. */
  matched: z.object({ field: z.enum(searchFields), text: z.string() }),
  /** When it begins, for a booking; when it came, for what comes. */
  date: timestamp.nullable(),
  isAdmin: z.boolean().nullable(),
  useType: z.enum(useTypes).nullable(),
});
export type Found = z.infer<typeof found>;

/** Fewer letters are like everything. */
export const shortestSearch = 2;

export const searchAll = endpoint('searchAll', 'GET /search/account/{accountId}', {
  access: 'signedIn',
  byBadge: true,
  summary:
    'What has these words, or words much like them, of all that the caller may list: up to six of each kind, the likest first.',
  params: z.object({ accountId: id }),
  query: z.object({ q: z.string().trim().min(shortestSearch, 'invalid').max(100, 'tooLong') }),
  reply: z.array(found),
});
