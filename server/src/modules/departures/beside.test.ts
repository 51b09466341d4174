import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeAccount, getAccount, getPublicAccount } from '@llave/contract/accounts';
import { authenticate } from '@llave/contract/authentication';
import { closeCheckIn } from '@llave/contract/check-ins';
import { expect, test } from 'vitest';
import { openDiskStorage } from '../../adapters/storage-disk.ts';
import { passingTables } from '../../db/backup/catalog.ts';
import { restore } from '../../db/backup/restore.ts';
import { backUp } from '../../db/backup/write.ts';
import { asVisitor } from '../../db/tenancy.ts';
import { depart } from '../../jobs/departures.ts';
import { retain } from '../../jobs/retention.ts';
import { givenIds } from '../../test/given-ids.ts';
import { givenCheckIn, givenTicket, givenTicketImage } from '../../test/given-reception.ts';
import { givenWorld } from '../../test/given-world.ts';
import { ask, days, filesLeft, jobsLeft, newExport, rowsLeft } from '../../test/leaving.ts';
import { mailed } from '../../test/mailed.ts';
import { shows } from '../../test/proof.ts';
import { stateOf } from '../../test/state.ts';
import { openCopy } from '../../test/template.ts';
import type { Member } from '../../test/world.ts';

type Admin = Member & { email: string };

const world = givenWorld();

const params = ({ accountId }: Member) => ({ accountId });

/** Everything a company says of itself in its own words. */
const words = {
  contactEmail: 'clientes@taller.test',
  registryNumber: '46/1',
  privacyPolicy: '# Tus datos',
  delegations: ['ITT Norte'],
};

/** What is left of a company's own words; the rest are choices. */
const wordsLeft = ({ accountId }: Member) =>
  asVisitor(world.database, 'read', accountId, async (db) => {
    const { account_id, language, second_factor, ...said } = await db
      .selectFrom('accounts')
      .selectAll()
      .executeTakeFirstOrThrow();
    const isSaid = (value: unknown) => (typeof value === 'string' || Array.isArray(value)) && value.length > 0;
    return Object.entries(said).filter(([, value]) => isSaid(value));
  });

/** A check-in whose data is blocked already. */
const givenBlocked = async (admin: Admin): Promise<Admin> => {
  const ticket = await givenTicket(world, admin.accountId);
  const image = await givenTicketImage(world, ticket);
  const { id } = await givenCheckIn(world, admin, { image, kmImage: await givenTicketImage(world, ticket), ticket });
  await world.call(closeCheckIn, { params: { id }, token: admin.token, body: { note: 'Hecho' } });
  world.pass(days(37 * 31));
  await retain(world.services);
  return { ...admin, ...(await world.signIn(admin.email)) };
};

test('exported and deleted, a company leaves nothing but what the law keeps, and the one beside it is untouched', async () => {
  shows(36);
  const beside = await world.company();
  await givenIds(world, beside);
  let admin = await world.company();
  await givenIds(world, admin);
  await world.call(changeAccount, { token: admin.token, body: words });
  admin = await givenBlocked(admin);
  await newExport(world, admin);
  await ask(world, admin);
  await mailed(world, admin.email, ({ subject }) => /se eliminará de Llave/.test(subject));
  const untouched = await stateOf(world, beside.accountId);
  const kept = filesLeft(world, beside).sort();

  world.pass(days(30) + 1);
  await depart(world.services);
  expect(await world.call(getAccount, { params: params(admin), token: admin.token })).toMatchObject({ status: 401 });
  const tried = { identifier: admin.email, password: world.password };
  expect(await world.call(authenticate, { body: tried })).toMatchObject({ status: 401 });
  expect(await world.call(getPublicAccount, { params: params(admin) })).toMatchObject({ status: 404 });
  world.pass(61);
  await depart(world.services);
  expect(await rowsLeft(world, admin)).toEqual(['accounts', 'blocked_files', 'blocked_records', 'departures']);
  expect(filesLeft(world, admin)).not.toEqual([]);
  expect(await jobsLeft(world, admin)).toBe(0);
  expect(await stateOf(world, beside.accountId)).toEqual(untouched);
  expect(await wordsLeft(admin)).toEqual([]);

  const folder = mkdtempSync(join(tmpdir(), 'llave-beside-'));
  const archive = join(folder, 'all.llave');
  await backUp(world.services, archive);
  const restored = await openCopy();
  await restore({ database: restored, storage: openDiskStorage(join(folder, 'data')) }, archive);
  const lasting = (state: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(state).filter(([name]) => !passingTables.includes(name)));
  expect(lasting(await stateOf({ ...world, database: restored }, beside.accountId))).toEqual(lasting(untouched));
  await restored.close();
  rmSync(folder, { recursive: true });

  world.pass(days(37 * 31));
  await retain(world.services);
  await depart(world.services);
  expect(await rowsLeft(world, admin)).toEqual([]);
  expect(filesLeft(world, admin)).toEqual([]);
  expect(filesLeft(world, beside).sort()).toEqual(kept);
});
