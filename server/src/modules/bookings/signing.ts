import { AppError } from '@llave/contract/errors';
import type { Language } from '@llave/contract/fields';
import { wordsVersion } from '@llave/contract/receipt-words';
import type { Db } from '../../db/database.ts';
import { freeze, readRecord } from '../signed-records/records.ts';
import { digestOf } from '../signed-records/seal.ts';
import type { BookingFacts } from './facts.ts';
import { composePaper, factsOf, type PaperFacts, type PaperKind, type PaperSources } from './paper.ts';

/** What the customer is about to sign, and by which name they can say that they read it. */
export const readToSign = async (db: Db, booking: BookingFacts, kind: PaperKind, language: Language) => {
  const paper = composePaper(await readSources(db, booking, kind), kind, language);
  return { kind, paper, digest: digestOf({ paper, language, version: wordsVersion }) };
};

type Signing = {
  kind: PaperKind;
  signature: Buffer;
  at: Date;
  language: Language;
  /** What the customer read, where they say so. */
  digest?: string | undefined;
  /** Where it is not what the vehicle has now. */
  kilometers?: number | undefined;
  /** Where it was signed before records were kept. */
  frozenAt?: Date;
};

/** Freezes what the customer signs; refuses a signature under something else than they read. */
export const freezePaper = async (db: Db, booking: BookingFacts, signing: Signing) => {
  const { kind, signature, at, language, digest, frozenAt = null } = signing;
  const sources = await readSources(db, booking, kind, signing.kilometers);
  const paper = composePaper(sources, kind, language);
  if (digest !== undefined && digest !== digestOf({ paper, language, version: wordsVersion }))
    throw new AppError('paperChanged');

  await freeze(
    db,
    { bookingId: booking.booking_id },
    {
      kind,
      number: booking.booking_number,
      language,
      version: wordsVersion,
      facts: factsOf(sources, paper, language, at),
      text: paper.statement,
      signature,
      signedAt: at,
      frozenAt,
    },
  );
};

/**
 * What a paper is drawn from. What was signed before there were records is frozen as it is known now, and says so; a
 * booking that is not signed, or is blocked, has none.
 */
export const readSigned = async (
  db: Db,
  booking: BookingFacts,
  kind: PaperKind,
  { now, kilometers }: { now: Date; kilometers?: number | undefined },
) => {
  const { booking_id: bookingId, customer_language: language } = booking;
  const isReturn = kind === 'return';
  const at = isReturn ? booking.return_signed_at : booking.signed_at;
  const signature = isReturn ? booking.return_signature : booking.signature;
  if (!at || !signature) return undefined;
  const read = () => readRecord<PaperFacts>(db, { bookingId }, kind, at);
  const known = await read();
  if (known) return known;
  await freezePaper(db, booking, { kind, signature, at, language, kilometers, frozenAt: now });
  return read();
};

/** What the vehicle had run when it was taken stands in the record of that, whatever it has run since. */
const readSources = async (
  db: Db,
  booking: BookingFacts,
  kind: PaperKind,
  kilometers?: number,
): Promise<PaperSources> => {
  const { booking_id: bookingId, signed_at } = booking;
  const vehicle = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('vehicle_id', '=', booking.vehicle_id)
    .executeTakeFirstOrThrow();
  const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
  const taken =
    kind === 'return' && signed_at ? await readRecord<PaperFacts>(db, { bookingId }, 'pickUp', signed_at) : undefined;
  return {
    booking,
    vehicle,
    account,
    kilometers: kilometers ?? taken?.facts.kilometers ?? vehicle.current_kilometers,
  };
};
