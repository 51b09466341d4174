import { closeCheckIn, sendCheckIn } from '@llave/contract/check-ins';
import { verifyPaper } from '@llave/contract/signed-records';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { between } from '../../http/between.ts';
import { retain } from '../../jobs/retention.ts';
import { givenCheckIn, ownerForm } from '../../test/given-reception.ts';
import { givenWorld } from '../../test/given-world.ts';
import { readPdf } from '../../test/pdf.ts';
import { shows } from '../../test/proof.ts';
import { somewhere } from '../../test/somewhere.ts';
import type { Member } from '../../test/world.ts';
import { drawReceipt } from '../check-ins/keeping.ts';

const world = givenWorld();
let admin: Member;
beforeAll(async () => {
  admin = await world.company();
});
afterEach(() => world.setClock());

const recordOf = (checkInId: string) =>
  asVisitor(world.database, 'read', admin.accountId, async (db) => {
    const { number, sha256, frozen_at } = await db
      .selectFrom('signed_records')
      .selectAll()
      .where('check_in_id', '=', checkInId)
      .executeTakeFirstOrThrow();
    return { number, code: Buffer.from(sha256).toString('hex'), frozen_at };
  });
const ask = (body: object, address = somewhere()) => world.call(verifyPaper, { body, address });

test('number and hash of a paper belong together, however they are written down, and nothing else is said', async () => {
  const checkIn = await givenCheckIn(world, admin);
  const { number, code } = await recordOf(checkIn.id);
  const yes = { paper: { kind: 'checkIn', signedDate: checkIn.createdDate, frozenDate: null } };
  for (const written of [
    { number, code },
    { number: String(checkIn.receiptNumber), code: code.slice(0, 16).toUpperCase() },
    { number: ` ${number} `, code: code.match(/.{4}/g)?.join(' ') },
    { number, code: code.slice(0, 16).match(/.{4}/g)?.join('-') },
  ])
    expect((await ask(written)).body).toEqual(yes);
});

test('a forged hash, another number, and the hash of another paper do not', async () => {
  shows(30, 4);
  const [one, other] = [await givenCheckIn(world, admin), await givenCheckIn(world, admin)];
  const [mine, theirs] = [await recordOf(one.id), await recordOf(other.id)];
  const forged = `${mine.code.slice(0, -1)}${mine.code.endsWith('0') ? '1' : '0'}`;
  for (const wrong of [
    { number: mine.number, code: forged },
    { number: mine.number, code: 'f'.repeat(64) },
    { number: theirs.number, code: mine.code },
    { number: '', code: mine.code },
  ]) {
    const { status, body } = await ask(wrong);
    expect(status === 400 || body.paper === null).toBe(true);
  }
  for (const code of ['', mine.code.slice(0, 15), `${mine.code}0`, 'ñ'.repeat(16), `${mine.code.slice(0, 16)}%`])
    expect((await ask({ number: mine.number, code })).status).toBe(400);
});

test('guessing from one place is slowed, and others still ask', async () => {
  const { number, code } = await recordOf((await givenCheckIn(world, admin)).id);
  const address = somewhere();
  const answers: number[] = [];
  for (let at = 0; at < 35; at += 1)
    answers.push((await ask({ number, code: at.toString(16).padStart(16, '0') }, address)).status);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(2);
  expect(world.attacks().filter(({ security }) => security === 'paperMismatch').length).toBeGreaterThanOrEqual(30);
  expect((await ask({ number, code })).body.paper).not.toBeNull();
});

test('the look-up sees number and hash of every company, and nothing of whom or what they speak', async () => {
  await givenCheckIn(world, admin);
  const peek = (statement: ReturnType<typeof sql>) => statement.execute(world.database.system);
  for (const statement of [
    sql`select account_id from signed_records`,
    sql`select check_in_id from signed_records`,
    sql`select * from signed_contents`,
  ])
    await expect(peek(statement)).rejects.toThrow(/permission denied/);
});

test('once its time is over the content is gone from reach and the paper still holds', async () => {
  const checkIn = await givenCheckIn(world, admin);
  const { number, code } = await recordOf(checkIn.id);
  await world.call(closeCheckIn, { params: { id: checkIn.id }, body: { note: 'Entregado' }, token: admin.token });
  const contents = () =>
    asVisitor(world.database, 'read', admin.accountId, (db) =>
      db
        .selectFrom('signed_contents as c')
        .innerJoin('signed_records as s', 's.record_id', 'c.record_id')
        .select('c.record_id')
        .where('s.check_in_id', '=', checkIn.id)
        .execute(),
    );
  const blocked = async () => {
    const { rows } = await world.database.owner.transaction().execute(async (db) => {
      await sql`select set_config('app.account_id', ${admin.accountId}, true)`.execute(db);
      return sql<{ signed: { text: string; facts: object }[] }>`
        select data -> 'signed' as signed from blocked_records where kind = 'checkIn' and record_id = ${checkIn.id}`.execute(
        db,
      );
    });
    return rows[0]?.signed;
  };
  expect(await contents()).toHaveLength(1);
  world.pass(37 * 31 * 24 * 60);
  // The job that sees to receipts may hold the row, which is then left for the next time.
  await vi.waitFor(
    async () => {
      await retain(world.services);
      expect(await contents()).toEqual([]);
    },
    { timeout: 20_000 },
  );
  expect(await blocked()).toMatchObject([{ number, facts: { works: { text: 'Frenos delanteros' } } }]);
  world.pass(37 * 31 * 24 * 60);
  await retain(world.services);
  expect(await blocked()).toBeUndefined();
  expect((await ask({ number, code })).body.paper).toMatchObject({ kind: 'checkIn' });
});

test('what was signed before there were records is frozen when its paper is drawn, and says so', async () => {
  const checkIn = await givenCheckIn(world, admin);
  await world.database.owner.transaction().execute(async (db) => {
    await sql`select set_config('app.account_id', ${admin.accountId}, true)`.execute(db);
    await sql`delete from signed_contents where record_id in (
      select record_id from signed_records where check_in_id = ${checkIn.id})`.execute(db);
    await sql`delete from signed_records where check_in_id = ${checkIn.id}`.execute(db);
  });
  const draw = () => drawReceipt(between(world.services, admin.accountId), checkIn.id);
  const [first, second] = [await draw(), await draw()];
  expect(first.equals(second)).toBe(true);
  expect((await readPdf(first)).text).toContain('después de la firma');
  const { number, code, frozen_at } = await recordOf(checkIn.id);
  expect((await ask({ number, code })).body.paper?.frozenDate).toBe(frozen_at?.toISOString());
});

test('who read other words than the receipt has now is asked to read them again', async () => {
  const body = await ownerForm({ wordsVersion: '2020-01-01' });
  const params = { accountId: admin.accountId };
  const answer = await world.call(sendCheckIn, { params, body, address: somewhere() });
  expect(answer).toMatchObject({ status: 409, body: { code: 'paperChanged' } });
});
