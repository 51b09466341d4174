import { mailsUnconfirmed } from '@llave/contract/addresses';
import { AppError } from '@llave/contract/errors';
import type { getUse, QuotaKind } from '@llave/contract/quotas';
import { sql } from 'kysely';
import type { Act } from '../../http/route.ts';
import type { VisitorScope } from '../../http/scope.ts';

type Within = Pick<VisitorScope, 'db' | 'config'>;
type Use = { used: number; most: number };

/** What a company has of each kind now. */
const used = {
  bytes: sql`select coalesce(sum(bytes), 0) from files`,
  people: sql`select count(*) from users where deleted_at is null`,
  mails: sql`select coalesce(sum(sent), 0) from mail_days where day = (now() at time zone 'Europe/Madrid')::date`,
};

export const useOf = async ({ db, config }: Within, kind: QuotaKind): Promise<Use> => {
  const { rows } = await sql<{ used: string; most: string | null }>`
    select (${used[kind]})::text as used, (select ${sql.ref(kind)}::text from quotas) as most`.execute(db);
  return { used: Number(rows[0]?.used ?? 0), most: Number(rows[0]?.most ?? config.quota[kind]) };
};

/** Refuses what would be more than the company may have. */
export const refuseBeyond = async (within: Within, kind: QuotaKind, more: number) => {
  const { used, most } = await useOf(within, kind);
  if (used + more > most) throw new AppError('quota', { of: kind, most });
};

export const readUse: Act<typeof getUse> = async (scope) => ({
  bytes: await useOf(scope, 'bytes'),
  people: await useOf(scope, 'people'),
  mails: await mailsOf(scope),
});

/** Few may leave until somebody in the company has confirmed an address. */
const mailsOf = async (scope: Within): Promise<Use> => {
  const { used, most } = await useOf(scope, 'mails');
  const confirmed = await scope.db
    .selectFrom('users')
    .select('user_id')
    .where('email', 'is not', null)
    .where('email_confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return { used, most: confirmed ? most : Math.min(most, mailsUnconfirmed) };
};
