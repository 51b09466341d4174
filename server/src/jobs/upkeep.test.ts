import { Readable } from 'node:stream';
import { uploadAddress } from '@llave/contract/files';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { asVisitor } from '../db/tenancy.ts';
import { givenImage, givenTool } from '../test/given.ts';
import { givenCheckIn, givenFieldIncident, givenTicket, givenTicketImage } from '../test/given-reception.ts';
import { givenWorld } from '../test/given-world.ts';
import { jpeg } from '../test/samples.ts';
import { newName, uploading } from '../test/uploading.ts';
import type { Member } from '../test/world.ts';
import { upkeep } from './upkeep.ts';

const world = givenWorld();
let member: Member;

beforeAll(async () => {
  member = await world.company();
});

const now = () => world.services.now();
const ago = (hours: number) => new Date(now().getTime() - hours * 3_600_000);

const nameOf = (hours: number) => `${String(hours).padStart(8, '0')}-0000-4000-8000-000000000000.jpg`;

/** Leaves one of everything behind, as old as said, and answers how to find it again. */
const leave = (hours: number) =>
  asVisitor(world.database, 'write', member.accountId, async (db) => {
    const at = ago(hours);
    const mark = `${hours}`;
    const user_id = member.user.id;
    await sql`insert into answers (caller, key, fingerprint, created_at) values (${user_id}, ${mark}, '', ${at})`.execute(
      db,
    );
    await sql`insert into ticket_files (ticket, file_name, created_at) values (gen_random_uuid(), ${nameOf(hours)}, ${at})`.execute(
      db,
    );
    await sql`insert into sessions (user_id, address, expires_at) values (${user_id}, ${`expired ${mark}`}, ${at})`.execute(
      db,
    );
    await sql`insert into sessions (user_id, address, expires_at, ended_at) values (${user_id}, ${`ended ${mark}`}, ${ago(-100)}, ${at})`.execute(
      db,
    );
    await sql`insert into one_time_tokens (token_hash, purpose, user_id, expires_at)
              values (${Buffer.from(mark)}, 'setPassword', ${user_id}, ${at})`.execute(db);
    await sql`insert into events (kind, entity_id, created_at) values (${mark}, ${user_id}, ${at})`.execute(db);
  });

const left = () =>
  asVisitor(world.database, 'read', member.accountId, async (db) => ({
    answers: (await db.selectFrom('answers').select('key').execute()).map(({ key }) => key),
    tickets: (await db.selectFrom('ticket_files').select('file_name').execute()).map(({ file_name }) => file_name),
    sessions: (await db.selectFrom('sessions').select('address').execute()).map(({ address }) => address),
    tokens: (await db.selectFrom('one_time_tokens').select('token_hash').execute()).map(({ token_hash }) =>
      String(Buffer.from(token_hash)),
    ),
  }));

test('what has had its time goes, the rest stays', async () => {
  for (const hours of [1, 25, 24 * 6, 24 * 8, 24 * 89, 24 * 91]) await leave(hours);
  await upkeep(world.services);

  const { answers, tickets, sessions, tokens } = await left();
  expect(answers).toContain('1');
  expect(answers).not.toContain('25');
  expect(tickets).toEqual([nameOf(1)]);
  expect(tokens).toEqual(expect.arrayContaining(['1', '25', `${24 * 6}`]));
  expect(tokens).not.toContain(`${24 * 8}`);
  for (const how of ['expired', 'ended']) {
    expect(sessions).toContain(`${how} ${24 * 89}`);
    expect(sessions).not.toContain(`${how} ${24 * 91}`);
  }
  const events = await world.database.system.selectFrom('events').select('kind').execute();
  expect(events.map(({ kind }) => kind)).toContain('1');
  expect(events.map(({ kind }) => kind)).not.toContain('25');
});

test('whoever is signed in stays signed in', async () => {
  await upkeep(world.services);
  const answer = await world.app.inject({
    url: `/api/account/${member.accountId}`,
    headers: { authorization: `Bearer ${member.token}` },
  });
  expect(answer.statusCode).toBe(200);
});

test('what a visitor does not finish within an hour goes, what arrived and what members send stays', async () => {
  const files = uploading(world);
  const { accountId } = member;
  const photo = await jpeg();
  const ticket = await files.ticket(accountId);
  const [half, whole, staff] = [newName('jpg'), newName('jpg'), newName('jpg')];
  const withTicket = async (fileName: string) =>
    (await world.call(uploadAddress, { params: { fileName }, query: { purpose: 'image', ticket } })).body.sasUri;
  await files.putBlock(await withTicket(half), 0, photo);
  await files.put(await withTicket(whole), photo);
  await files.putBlock(await files.address(member, staff), 0, photo);
  const staged = (fileName: string) => world.services.storage.staged({ accountId, fileName });

  await upkeep(world.services);
  expect(await staged(half)).toHaveLength(1);
  world.pass(61);
  await upkeep(world.services);
  expect(await staged(half)).toEqual([]);
  expect(await staged(staff)).toHaveLength(1);
  expect(await world.services.storage.size({ accountId, fileName: whole })).toBeGreaterThan(0);
});

test('counters of slowed acts and unfinished uploads go after a day', async () => {
  const { storage } = world.services;
  const key = { accountId: member.accountId, fileName: '5f0c9a52-3f0e-4c59-9d57-0a1b2c3d4e5f.jpg' };
  await storage.stage(key, Buffer.from('1').toString('base64'), Readable.from([Buffer.from('x')]), 1);
  await upkeep(world.services);
  expect(await storage.staged(key)).toHaveLength(1);
  expect(await world.database.system.selectFrom('throttles').select('tokens').execute()).not.toEqual([]);

  world.pass(25 * 60);
  await upkeep(world.services);
  expect(await storage.staged(key)).toEqual([]);
  expect(await world.database.system.selectFrom('throttles').select('tokens').execute()).toEqual([]);
});

test('mails kept while developing go after thirty days', async () => {
  const { mailer } = world.services;
  await vi.waitFor(async () => expect(await mailer.kept()).toHaveLength(1), { timeout: 20_000 });
  world.pass(28 * 24 * 60);
  await upkeep(world.services);
  expect(await mailer.kept()).toHaveLength(1);
  world.pass(2 * 24 * 60);
  await upkeep(world.services);
  expect(await mailer.kept()).toEqual([]);
});

test('pictures of visitors who never sent their form go after three days, those that something uses stay', async () => {
  const admin = await world.company();
  const { accountId } = admin;
  const ticket = await givenTicket(world, accountId);
  const [unused, used, reported] = [
    await givenTicketImage(world, ticket),
    await givenTicketImage(world, ticket),
    await givenTicketImage(world, ticket),
  ];
  const own = await givenImage(world, admin);
  await givenCheckIn(world, admin, { kmImage: used, ticket });
  await givenFieldIncident(world, admin, { images: [{ image: reported }], ticket });
  const size = (fileName: string) => world.services.storage.size({ accountId, fileName });
  const days = (count: number) =>
    asVisitor(world.database, 'write', accountId, (db) =>
      sql`update files set created_at = ${ago(24 * count)}`.execute(db),
    );

  await days(2);
  await upkeep(world.services);
  expect(await size(unused)).toBeGreaterThan(0);
  await days(4);
  await upkeep(world.services);
  expect(await size(unused)).toBeUndefined();
  for (const fileName of [used, reported, own]) expect(await size(fileName)).toBeGreaterThan(0);
  const names = await asVisitor(world.database, 'read', accountId, (db) =>
    db.selectFrom('files').select('file_name').execute(),
  );
  expect(names.map(({ file_name }) => file_name)).not.toContain(unused);
  expect(names.map(({ file_name }) => file_name)).toEqual(expect.arrayContaining([used, reported, own]));
});

test('a file that a member uploaded and nothing names is forgotten after a week; one in use is not', async () => {
  const owner = await world.company();
  const [old, young] = [await givenImage(world, owner), await givenImage(world, owner)];
  const { img } = await givenTool(world, owner);
  await asVisitor(world.database, 'write', owner.accountId, (db) =>
    sql`update files set created_at = case file_name when ${young} then ${ago(6 * 24)}::timestamptz else ${ago(8 * 24)} end`.execute(
      db,
    ),
  );
  await upkeep(world.services);
  const kept = await asVisitor(world.database, 'read', owner.accountId, (db) =>
    db.selectFrom('files').select('file_name').execute(),
  );
  const names = kept.map(({ file_name }) => file_name);
  expect(names.sort()).toEqual([young, img].sort());
  const { storage } = world.services;
  expect(await storage.size({ accountId: owner.accountId, fileName: old })).toBeUndefined();
});
