import type { findBooking } from '@llave/contract/customers';
import { AppError } from '@llave/contract/errors';
import { sql } from 'kysely';
import type { Budget } from '../../db/budgets.ts';
import type { Db } from '../../db/database.ts';
import { sameSecret } from '../../http/callers/secrets.ts';
import { openVisit } from '../../http/callers/visits.ts';
import type { Act } from '../../http/route.ts';
import { bookingKey } from './letters.ts';
import { readCustomerBooking } from './queries.ts';

/** So long after its end a booking can still be looked up by its customer. */
const keptDays = 30;

type Asked = { accountId: string; bookingNumber: string; surname: string };

/**
 * What guessing costs, in each company: tries at one number and tries with one surname, from one place and from all, and
 * surnames that did not fit a number that exists. Who knows both gets in whatever others at their address do; the letter
 * they were sent carries a key that gets them in even while somebody guesses at their very number.
 */
const guesses = ({ accountId, bookingNumber, surname }: Asked, address: string): Budget[] => {
  const [number, name] = [`${accountId}:${bookingNumber.toLowerCase()}`, `${accountId}:${plain(surname)}`];
  return [
    { of: `booking-number:${number}`, burst: 15, everySeconds: 300 },
    { of: `booking-number:${number}:${address}`, burst: 6, everySeconds: 300 },
    { of: `booking-surname:${name}`, burst: 150, everySeconds: 20 },
    { of: `booking-surname:${name}:${address}`, burst: 25, everySeconds: 60 },
    nearMiss(accountId),
  ];
};

/** A surname as it is compared, so that another spelling is no other try. */
const plain = (surname: string) =>
  surname
    .normalize('NFD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase();

const nearMiss = (accountId: string): Budget => ({ of: `booking-near:${accountId}`, burst: 200, everySeconds: 30 });

/** Wrong answers from one address, after which they are no longer even answered. */
const wrongFrom = (address: string): Budget => ({ of: `booking-address:${address}`, burst: 30, everySeconds: 30 });

/** Who has the letter still has to know the surname: they try it a few times at one booking, from wherever they are. */
const withKey = ({ accountId, bookingNumber }: Asked): Budget => ({
  of: `booking-key:${accountId}:${bookingNumber.toLowerCase()}`,
  burst: 10,
  everySeconds: 300,
});

export const find: Act<typeof findBooking> = async (scope, { params, query }) => {
  const trusted = query.key !== undefined && isKey(scope.config.secrets, params, query.key);
  const budgets = trusted ? [withKey(params)] : guesses(params, scope.address);
  await scope.spend(budgets);
  const found = await scope.read(params.accountId, ({ db }) => search(db, params, scope.now()));
  if (!found?.fits) {
    if (!trusted && !found) await scope.refund([nearMiss(params.accountId)]);
    scope.log.warn({ security: 'bookingGuess', accountId: params.accountId, address: scope.address });
    await scope.spend([wrongFrom(scope.address)]);
    throw new AppError('bookingNotFound');
  }

  await scope.refund(budgets);
  return scope.write(params.accountId, async (inside) => ({
    ...(await readCustomerBooking(inside, found.bookingId)),
    code: await openVisit(inside.db, params.accountId, found.bookingId, scope.now()),
  }));
};

/** Without regard to case, accents and spaces; whether the number exists at all is for the budgets alone to know. */
const search = async (db: Db, { bookingNumber, surname }: Asked, now: Date) => {
  const row = await db
    .selectFrom('bookings')
    .select('booking_id')
    .select(
      sql<boolean>`lower(unaccent(regexp_replace(customer_surname, '\\s+', '', 'g')))
        = lower(unaccent(regexp_replace(${surname}, '\\s+', '', 'g')))`.as('fits'),
    )
    .where(sql<boolean>`lower(booking_number) = lower(${bookingNumber})`)
    .where(
      sql<boolean>`coalesce(reviewed_at, cancelled_at, now()) > ${new Date(now.getTime() - keptDays * 86_400_000)}`,
    )
    .executeTakeFirst();
  return row && { bookingId: row.booking_id, fits: row.fits };
};

const isKey = (secrets: readonly string[], { accountId, bookingNumber }: Asked, key: string) =>
  secrets.some((secret) => sameSecret(key, bookingKey(secret, accountId, bookingNumber)));
