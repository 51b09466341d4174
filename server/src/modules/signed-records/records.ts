import type { Db } from '../../db/database.ts';
import { type Signed, sealOf } from './seal.ts';

/** Whose paper it is. */
export type Subject = { bookingId: string } | { checkInId: string };

/** What is drawn on a paper: what was signed, and its hash. */
export type SignedRecord<F = unknown> = Signed & { facts: F; sha256: string };

/** Freezes what is signed, in the transaction of its signature; what is frozen already stays as it is. */
export const freeze = async (db: Db, subject: Subject, signed: Signed): Promise<void> => {
  const { kind, number, signedAt, frozenAt, language, version, facts, text, signature } = signed;
  const record = await db
    .insertInto('signed_records')
    .values({
      ...columnsOf(subject),
      kind,
      number,
      signed_at: signedAt,
      frozen_at: frozenAt,
      sha256: sealOf(signed),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('record_id')
    .executeTakeFirst();
  if (!record) return;
  await db
    .insertInto('signed_contents')
    .values({ ...record, language, version, facts: JSON.stringify(facts), text, signature })
    .execute();
};

/** The record of a signature, whose content is still what was sealed; none where it is blocked or was never frozen. */
export const readRecord = async <F>(
  db: Db,
  subject: Subject,
  kind: Signed['kind'],
  signedAt: Date,
): Promise<SignedRecord<F> | undefined> => {
  const { booking_id, check_in_id } = columnsOf(subject);
  const row = await db
    .selectFrom('signed_records as s')
    .innerJoin('signed_contents as c', 'c.record_id', 's.record_id')
    .selectAll('s')
    .select(['c.language', 'c.version', 'c.facts', 'c.text', 'c.signature'])
    .where(booking_id ? 's.booking_id' : 's.check_in_id', '=', booking_id ?? check_in_id)
    .where('s.kind', '=', kind)
    .where('s.signed_at', '=', signedAt)
    .executeTakeFirst();
  if (!row) return undefined;
  const sha256 = Buffer.from(row.sha256);
  const { signed_at, frozen_at, number, language, version, facts, text, signature } = row;
  const signed = { kind, number, language, version, facts, text, signature, signedAt: signed_at, frozenAt: frozen_at };
  if (!sealOf(signed).equals(sha256)) throw new Error(`Signed record ${row.record_id} is not what was signed`);
  return { ...signed, facts: facts as F, sha256: sha256.toString('hex') };
};

const columnsOf = (subject: Subject) =>
  'bookingId' in subject
    ? { booking_id: subject.bookingId, check_in_id: null }
    : { booking_id: null, check_in_id: subject.checkInId };
