import { z } from 'zod';
import { type Access, allows, type Person, role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id, timestamp } from './fields.ts';
import { named } from './history.ts';

/** What people choose a way for, and who is told of it at all. */
export const noticeTopics = {
  requests: role('tools', 'view'),
  incidents: role('tools', 'manage'),
  blockedTools: role('tools', 'manage'),
  calibrations: role('tools', 'manage'),
  carsLeft: role('checking', 'view'),
  keysDropped: role('checking', 'view'),
  fieldReports: role('checking', 'view'),
  carsReturned: role('renting', 'view'),
  reviews: role('renting', 'manage'),
  lateCars: role('renting', 'view'),
} as const satisfies Record<string, Access>;
export type NoticeTopic = keyof typeof noticeTopics;
const topics = Object.keys(noticeTopics) as [NoticeTopic, ...NoticeTopic[]];

/** What a person is told, and which of the topics it belongs to. */
export const noticeKinds = {
  requestGranted: 'requests',
  requestDeclined: 'requests',
  toolReturned: 'requests',
  toolGiven: 'requests',
  toolTaken: 'requests',
  incidentOpened: 'incidents',
  toolBlocked: 'blockedTools',
  calibrationIn30: 'calibrations',
  calibrationIn7: 'calibrations',
  calibrationOverdue: 'calibrations',
  carLeft: 'carsLeft',
  keyDropped: 'keysDropped',
  fieldReported: 'fieldReports',
  carReturned: 'carsReturned',
  reviewWaiting: 'reviews',
  carLate: 'lateCars',
} as const satisfies Record<string, NoticeTopic>;
export type NoticeKind = keyof typeof noticeKinds;
const kinds = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]];

/** How a notice reaches its reader besides the bell: by a mail of its own, in the mail of the day, or not at all. */
export const noticeWays = ['now', 'digest', 'never'] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** What counts for who has not chosen: what waits for nobody at once, what can wait in the morning, the rest by the bell. */
export const usualWay = (topic: NoticeTopic, { isAdmin }: Pick<Person, 'isAdmin'>): NoticeWay => {
  if (topic === 'lateCars') return 'now';
  if (topic === 'incidents') return isAdmin ? 'now' : 'never';
  return topic === 'calibrations' || topic === 'reviews' ? 'digest' : 'never';
};

/** The topics that somebody is told of. */
export const topicsOf = (person: Person) => topics.filter((topic) => allows(noticeTopics[topic], person));

export const notice = z.object({
  id,
  kind: z.enum(kinds),
  timestamp,
  tool: z.object({ id, name: z.string() }).nullable(),
  incidentId: id.nullable(),
  booking: z.object({ id, bookingNumber: z.string(), numberPlate: z.string() }).nullable(),
  checkIn: z.object({ id, numberPlate: z.string() }).nullable(),
  fieldIncident: z.object({ id, reference: z.string(), delegation: z.string() }).nullable(),
  /** Who did it; nobody we know when it came by a label, from a customer or with time. */
  person: named.nullable(),
});
export type Notice = z.infer<typeof notice>;

export const listNotices = endpoint('listNotices', 'GET /notice/account/{accountId}', {
  access: 'signedIn',
  byBadge: true,
  summary: 'What the caller has been told, has not put away and is still so, newest first.',
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

export const dismissNotices = endpoint('dismissNotices', 'PATCH /notice/account/{accountId}/seen', {
  access: 'signedIn',
  byBadge: true,
  summary: 'Puts away every notice of the caller that came until then.',
  params: z.object({ accountId: id }),
  body: z.object({ until: timestamp }),
  reply: z.object({}),
});

const ways = z.partialRecord(z.enum(topics), z.enum(noticeWays));

export const noticeSettings = z.object({
  /** The hour of the day's mail, in Madrid. */
  digestHour: z.int().min(0).max(23),
  /** One for each topic that the caller is told of. */
  ways,
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

export const getNoticeSettings = endpoint('getNoticeSettings', 'GET /notice/settings', {
  access: 'signedIn',
  summary: 'By which way the caller is told of what.',
  reply: noticeSettings,
});

export const changeNoticeSettings = endpoint('changeNoticeSettings', 'PUT /notice/settings', {
  access: 'signedIn',
  summary: 'Chooses by which way the caller is told of what; what is not named stays as it is.',
  body: noticeSettings.partial(),
  reply: noticeSettings,
});
