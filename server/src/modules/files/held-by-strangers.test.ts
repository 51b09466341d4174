import { getPublicAccount } from '@llave/contract/accounts';
import { resetPassword } from '@llave/contract/authentication';
import { uploadAddress } from '@llave/contract/files';
import { getUse } from '@llave/contract/quotas';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { upkeep } from '../../jobs/upkeep.ts';
import { givenImage } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { jpeg } from '../../test/samples.ts';
import { settled } from '../../test/settled.ts';
import { somewhere } from '../../test/somewhere.ts';
import { newName, ownPath, uploading } from '../../test/uploading.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
const files = uploading(world);
let admin: Member & { email: string };
beforeEach(async () => {
  world.setClock();
  admin = await world.company();
});

const look = (address: string) => world.call(getPublicAccount, { params: { accountId: admin.accountId }, address });

const askAddress = (ticket: string, address: string) =>
  world.call(uploadAddress, { params: { fileName: newName('jpg') }, query: { purpose: 'image', ticket }, address });

/** Takes as much as one place is given, until it was refused a few times or has tried so often. */
const takeAll = async <T>(most: number, take: () => Promise<{ status: number; body: T }>) => {
  const taken: T[] = [];
  let refused = 0;
  while (refused < 3 && taken.length < most) {
    const { status, body } = await take();
    if (status === 200) taken.push(body);
    else {
      expect(status).toBe(429);
      refused += 1;
    }
  }
  return [taken, refused] as const;
};

/** Another visitor and the staff still upload. */
const expectServed = async () => {
  const elsewhere = somewhere();
  const { body } = await look(elsewhere);
  expect((await askAddress(body.uploadTicket, elsewhere)).status).toBe(200);
  await givenImage(world, admin);
};

const countOf = (table: 'ticket_files' | 'files' | 'one_time_tokens') =>
  asVisitor(world.database, 'read', admin.accountId, async (db) => {
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(db);
    return Number(rows[0]?.count);
  });

/** How many of these uploads have a block waiting. */
const staged = async (urls: string[]) => {
  const lists = await Promise.all(urls.map((url) => files.blocks(url)));
  return lists.filter(({ reply }) => reply.body.includes('<Name>')).length;
};

test('upload tickets: one place gets so many, everybody else theirs, and later it gets some again', async () => {
  shows(33, 140);
  const greedy = somewhere();
  const [taken, refused] = await takeAll(140, () => look(greedy));
  expect(taken.length).toBeGreaterThan(100);
  expect(refused).toBe(3);
  await expectServed();
  await vi.waitFor(async () => expect((await look(greedy)).status).toBe(200), { timeout: 20_000, interval: 500 });
});

test('uploads that are begun and left: one place holds so many, and they are gone within hours', async () => {
  shows(33, 80);
  const greedy = somewhere();
  const { uploadTicket } = (await look(greedy)).body;
  const [addresses, refused] = await takeAll(80, () => askAddress(uploadTicket, greedy));
  expect(refused).toBe(3);
  const begun = addresses.map(({ sasUri }) => ownPath(sasUri));
  for (const url of begun) await files.putBlock(url, 0, await jpeg());
  const held = await staged(begun);
  expect([held > 0, held < 10]).toEqual([true, true]);
  expect(await countOf('ticket_files')).toBeGreaterThan(0);
  await expectServed();

  world.pass(4 * 60);
  await upkeep(world.services);
  expect(await countOf('ticket_files')).toBe(0);
  world.setClock();
  expect(await staged(begun)).toBe(0);
});

test('pictures that no form ever names count for the company until they are swept', async () => {
  shows(33, 12);
  const used = async () =>
    (await world.call(getUse, { params: { accountId: admin.accountId }, token: admin.token })).body.bytes.used;
  const before = await used();
  const greedy = somewhere();
  const { uploadTicket } = (await look(greedy)).body;
  const [addresses] = await takeAll(12, () => askAddress(uploadTicket, greedy));
  for (const { sasUri } of addresses) await files.put(ownPath(sasUri), await jpeg());
  expect(await countOf('files')).toBeGreaterThan(0);
  expect(await used()).toBeGreaterThan(before);
  await expectServed();

  world.pass(8 * 24 * 60);
  await upkeep(world.services);
  expect(await countOf('files')).toBe(0);
  world.setClock();
  expect(await used()).toBe(before);
});

test('links for a new password: one place has few of them mailed, others still get theirs, and they end', async () => {
  shows(33, 60);
  const greedy = somewhere();
  const ask = (identifier: string, address: string) => world.call(resetPassword, { body: { identifier }, address });
  const people = await Promise.all(
    Array.from({ length: 15 }, (_, n) => world.person(admin.accountId, { email: `p${n}-${admin.email}` })),
  );
  let turn = 0;
  const next = () => ask(people[turn++ % people.length]?.user.userName ?? '', greedy);
  const [taken, refused] = await takeAll(60, next);
  expect(taken.length).toBeLessThanOrEqual(25);
  expect(refused).toBe(3);
  expect((await ask(admin.email, somewhere())).status).toBe(200);
  await settled(world);
  const tokens = await countOf('one_time_tokens');
  expect(tokens).toBeGreaterThan(0);
  expect(tokens).toBeLessThanOrEqual(taken.length + 1);

  world.pass(9 * 24 * 60);
  await upkeep(world.services);
  expect(await countOf('one_time_tokens')).toBe(0);
});
