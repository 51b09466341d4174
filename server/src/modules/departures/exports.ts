import { randomUUID } from 'node:crypto';
import type { AccountExport, exportAccount, getExport } from '@llave/contract/departures';
import type { Selectable } from 'kysely';
import type { ExportsTable } from '../../db/tables/departures.ts';
import type { Act, Before } from '../../http/route.ts';
import type { MemberScope } from '../../http/scope.ts';
import { readAccount } from '../accounts/queries.ts';
import { downloadUrl } from '../files/addresses.ts';

/** An export reads everything that a company has: two at once, then two a day. */
export const slowExports: Before<typeof exportAccount, void> = (outside, { params }) =>
  outside.spend([{ of: `export:${params.accountId}`, burst: 2, everySeconds: 12 * 3600 }]);

/** Who asks while one is being written gets that one. */
export const begin: Act<typeof exportAccount, void> = async (scope) => {
  const { db, me, accountId, now } = scope;
  const exportId = randomUUID();
  const added = await db
    .insertInto('exports')
    .values({ export_id: exportId, asked_by: me.id, asked_at: now(), file_name: `${randomUUID()}.tgz` })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) await scope.later('exportAccount', { accountId, exportId });
  const { companyName } = await readAccount(scope);
  scope.note({ subject: { id: accountId, name: companyName } });
  return exportOf(scope, added ?? (await underWay(scope)));
};

const underWay = ({ db }: MemberScope) =>
  db
    .selectFrom('exports')
    .selectAll()
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();

export const readExport: Act<typeof getExport> = async (scope) => {
  const { db, now } = scope;
  const newest = await db.selectFrom('exports').selectAll().orderBy('asked_at', 'desc').limit(1).executeTakeFirst();
  const isOver = !newest || (newest.expires_at !== null && newest.expires_at <= now());
  return { export: isOver ? null : exportOf(scope, newest) };
};

const exportOf = ({ config, accountId, now }: MemberScope, row: Selectable<ExportsTable>): AccountExport => ({
  id: row.export_id,
  askedDate: row.asked_at.toISOString(),
  readyDate: row.ready_at?.toISOString() ?? null,
  failedDate: row.failed_at?.toISOString() ?? null,
  expiresDate: row.expires_at?.toISOString() ?? null,
  bytes: row.bytes === null ? null : Number(row.bytes),
  url: row.ready_at && downloadUrl(config.secret, accountId, row.file_name, now()),
});
