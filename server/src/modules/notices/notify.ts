import { type NoticeKind, noticeKinds } from '@llave/contract/notices';
import type { Inside, Me, VisitorScope } from '../../http/scope.ts';
import { listReaders, type Reader, readersOf } from './readers.ts';

type Subject = {
  toolId?: string;
  incidentId?: string;
  bookingId?: string;
  checkInId?: string;
  fieldIncidentId?: string;
};
type Told = Subject & { kind: NoticeKind };
type Scope = Inside & { me?: Pick<Me, 'id'> };

/** Leaves word for these people, in the transaction that causes it; nobody is told of what they did themselves. */
export const notify = async (scope: Scope, userIds: string[], told: Told) => {
  const others = userIds.filter((userId) => userId !== scope.me?.id);
  if (others.length === 0) return;
  await leaveWord(
    scope,
    (await listReaders(scope.db)).filter(({ id }) => others.includes(id)),
    told,
  );
};

/** Leaves word for all who are told of such a thing; of what comes with time they are told once. */
export const notifyReaders = async (scope: Scope, told: Told) => {
  const readers = (await readersOf(scope.db, noticeKinds[told.kind])).filter(({ id }) => id !== scope.me?.id);
  if (readers.length > 0) await leaveWord(scope, readers, told);
};

/** An incident has a letter of its own, which says what is wrong. */
const hasOwnLetter = (kind: NoticeKind) => kind === 'incidentOpened';

/** Somebody's inbox takes so many an hour at once; the rest waits behind the bell, so that no stranger spends a company's mails. */
const mostMailed = 20;

const leaveWord = async ({ db, me, mail, now }: Scope, readers: Reader[], told: Told) => {
  const full = await listFull(db, now());
  const isMailed = ({ id, email, wayOf }: Reader) =>
    email !== null && wayOf(noticeKinds[told.kind]) === 'now' && !full.includes(id);
  const left = await db
    .insertInto('notices')
    .values(
      readers.map((reader) => ({
        user_id: reader.id,
        kind: told.kind,
        tool_id: told.toolId ?? null,
        incident_id: told.incidentId ?? null,
        booking_id: told.bookingId ?? null,
        check_in_id: told.checkInId ?? null,
        field_incident_id: told.fieldIncidentId ?? null,
        actor_id: me?.id ?? null,
        mailed_at: isMailed(reader) ? now() : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['notice_id', 'user_id'])
    .execute();
  if (hasOwnLetter(told.kind)) return;
  for (const { notice_id, user_id } of left) {
    const reader = readers.find(({ id }) => id === user_id);
    if (reader?.email && isMailed(reader))
      await mail({ kind: 'notice', userId: user_id, noticeId: notice_id }, reader.email, reader.language);
  }
};

/** Who has been sent as many mails within the hour; those of a day left at one moment, in one mail. */
const listFull = async (db: Inside['db'], now: Date) => {
  const rows = await db
    .selectFrom('notices')
    .select('user_id')
    .where('mailed_at', '>', new Date(now.getTime() - 3_600_000))
    .groupBy('user_id')
    .having(({ fn }) => fn.count('mailed_at').distinct(), '>=', mostMailed)
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/** What is no longer so is not told any more: a tool that is taken again is not free, a closed incident is not news. */
export const withdrawNotices = async (
  { db, now }: Pick<VisitorScope, 'db' | 'now'>,
  stale: { kind: 'toolReturned'; toolId: string } | { kind: 'incidentOpened'; incidentId: string },
) => {
  const about = db
    .updateTable('notices')
    .set({ seen_at: now() })
    .where('kind', '=', stale.kind)
    .where('seen_at', 'is', null);
  await (stale.kind === 'toolReturned'
    ? about.where('tool_id', '=', stale.toolId)
    : about.where('incident_id', '=', stale.incidentId)
  ).execute();
};
