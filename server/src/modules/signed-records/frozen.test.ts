import { changeAccount } from '@llave/contract/accounts';
import { changeBooking } from '@llave/contract/bookings';
import { checkIn, readPaper } from '@llave/contract/customers';
import { verifyPaper } from '@llave/contract/signed-records';
import { changeVehicle } from '@llave/contract/vehicles';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { between } from '../../http/between.ts';
import { drawDocument } from '../../jobs/documents.ts';
import { givenCheckIn } from '../../test/given-reception.ts';
import { givenBooking, givenSignature, givenVehicle, givenVisit } from '../../test/given-rental.ts';
import { givenSigned, paperOf } from '../../test/given-signed.ts';
import { givenWorld } from '../../test/given-world.ts';
import { readPdf } from '../../test/pdf.ts';
import { somewhere } from '../../test/somewhere.ts';
import type { Member } from '../../test/world.ts';
import { drawReceipt } from '../check-ins/keeping.ts';

const world = givenWorld();
let admin: Member;
beforeAll(async () => {
  admin = await world.company({ companyName: 'Rent Levante' });
});

const kept = (id: string, kind: 'checkIn' | 'return') => paperOf(world, admin, id, kind);
const draw = async (bookingId: string, paper: 'checkIn' | 'return') =>
  (await drawDocument(world.services, { accountId: admin.accountId, bookingId, paper })) as Buffer;
const hashOf = (text: string) => text.match(/SHA-256 ((?:[0-9a-f]{4} ?){16})/)?.[1]?.trim() ?? '';
const verify = async (number: string, code: string) =>
  (await world.call(verifyPaper, { body: { number, code }, address: somewhere() })).body.paper;
const change = (body: object) => world.call(changeBooking, { token: admin.token, body });

test('a vehicle changed after the signature leaves the paper as it was signed', async () => {
  const vehicle = await givenVehicle(world, admin, { brand: 'Seat', model: 'León' });
  const { booking, pickUp } = await givenSigned(world, admin, vehicle.id);
  await world.call(changeVehicle, {
    token: admin.token,
    body: { id: vehicle.id, brand: 'Porsche', model: '911', numberPlate: 'CAMBIO 1', currentKilometers: 99_999 },
  });
  await pickUp();

  const text = await kept(booking.id, 'checkIn');
  for (const said of ['Seat León', vehicle.numberPlate, '12.000']) expect(text).toContain(said);
  for (const never of ['Porsche', 'CAMBIO', '99.999']) expect(text).not.toContain(never);
});

test('a name changed after the signature does not get above it', async () => {
  const { booking, pickUp, signBack, bringBack } = await givenSigned(world, admin);
  await pickUp();
  await signBack();
  const renamed = await change({ id: booking.id, customer: { name: 'Otra', surname: 'Persona' } });
  await bringBack();
  const text = await kept(booking.id, 'return');
  expect(text).toContain('Lucía Peña Gómez');
  expect(text).not.toContain('Otra Persona');
  expect(renamed).toMatchObject({ status: 409, body: { code: 'signed' } });
});

test('what is changed before the key is taken is signed again, and each signature keeps its own record', async () => {
  const { booking, signAgain, pickUp } = await givenSigned(world, admin);
  const other = await givenVehicle(world, admin, { brand: 'Dacia', model: 'Sandero' });
  const first = hashOf((await readPdf(await draw(booking.id, 'checkIn'))).text);
  const swapped = await change({ id: booking.id, bookingInfo: { vehicleId: other.id } });
  expect(swapped.body.signedDate).toBeNull();
  await expect(pickUp()).rejects.toThrow(/signatureMissing/);
  await signAgain();
  await pickUp();
  const text = await kept(booking.id, 'checkIn');
  expect(text).toContain('Dacia Sandero');
  expect(hashOf(text)).not.toBe(first);
  for (const hash of [first, hashOf(text)])
    expect(await verify(booking.bookingInfo.bookingNumber, hash)).toMatchObject({ kind: 'pickUp' });
});

test('while the customer has the vehicle only the end moves, until they have signed the return', async () => {
  const { booking, pickUp, signBack } = await givenSigned(world, admin);
  await pickUp();
  const { id, bookingInfo } = booking;
  const later = new Date(Date.parse(bookingInfo.dateTo) + 3_600_000).toISOString();
  const before = (await readPdf(await draw(id, 'checkIn'))).text;
  for (const body of [
    { bookingInfo: { vehicleId: (await givenVehicle(world, admin)).id } },
    { bookingInfo: { bookingNumber: 'OTRO-1' } },
    { bookingInfo: { hasFullInsuranceCoverage: false } },
    { customer: { surname: 'Persona' } },
  ])
    expect(await change({ id, ...body })).toMatchObject({ status: 409, body: { code: 'signed' } });
  expect(await change({ id, bookingInfo: { dateTo: later } })).toMatchObject({ status: 200 });
  expect((await readPdf(await draw(id, 'checkIn'))).text).toBe(before);
  await signBack();
  const again = await change({ id, bookingInfo: { dateTo: bookingInfo.dateTo } });
  expect(again).toMatchObject({ status: 409, body: { code: 'signed' } });
  expect(await change({ id, customer: { phone: '600 99 88 77' } })).toMatchObject({ status: 200 });
});

test.each(['es', 'en'] as const)(
  'the customer reads in %s, before signing, every word that the paper will carry, and signs nothing else',
  async (language) => {
    const vehicle = await givenVehicle(world, admin);
    const booking = await givenBooking(world, admin, vehicle.id);
    const code = await givenVisit(world, booking);
    const params = { id: booking.id };
    const read = async () => (await world.call(readPaper, { params, query: { code, language } })).body;
    const sign = async (digest: string) =>
      world.call(checkIn, { params, body: { signature: await givenSignature(), code, language, digest } });

    const { digest: old } = await read();
    await world.call(changeVehicle, { token: admin.token, body: { id: vehicle.id, model: 'Ibiza' } });
    expect(await sign(old)).toMatchObject({ status: 409, body: { code: 'paperChanged' } });
    const { paper, digest } = await read();
    expect((await sign(digest)).status).toBe(200);

    const { text } = await readPdf(await draw(booking.id, 'checkIn'));
    const words = [paper.title, paper.number, ...paper.sections.flatMap(({ rows }) => rows.flat()), paper.statement];
    expect(words.filter((said) => !text.includes(said))).toEqual([]);
    for (const line of paper.company) expect(text.replaceAll(' ', '')).toContain(line.replaceAll(' ', ''));
  },
);

test('the same record is drawn the same to the last byte, whatever the company calls itself since', async () => {
  const { booking } = await givenSigned(world, admin);
  const checkedIn = await givenCheckIn(world, admin);
  const company = between(world.services, admin.accountId);
  const papers = async () => [await draw(booking.id, 'checkIn'), await drawReceipt(company, checkedIn.id)];
  const before = await papers();
  await world.call(changeAccount, { token: admin.token, body: { companyName: 'Otro Nombre S.L.' } });
  for (const [at, paper] of (await papers()).entries()) expect(paper.equals(before[at] as Buffer)).toBe(true);
});

test('requests can add to what is signed, and neither change it nor take it away', async () => {
  const { booking } = await givenSigned(world, admin);
  const attempt = (statement: ReturnType<typeof sql>) =>
    asVisitor(world.database, 'write', admin.accountId, (db) => statement.execute(db));
  for (const statement of [
    sql`update signed_records set number = 'x'`,
    sql`delete from signed_records`,
    sql`update signed_contents set text = 'x'`,
  ])
    await expect(attempt(statement)).rejects.toThrow(/permission denied/);
  const ofThis = sql`delete from signed_contents where record_id in (
    select record_id from signed_records where booking_id = ${booking.id})`;
  await expect(attempt(ofThis)).rejects.toThrow(/kept until it is blocked/);
});

test('what somebody with the table alters is not drawn', async () => {
  const { booking } = await givenSigned(world, admin);
  const altered = await world.database.owner.transaction().execute(async (db) => {
    await sql`select set_config('app.account_id', ${admin.accountId}, true)`.execute(db);
    return sql`update signed_contents set facts = facts || '{"title": "Otra cosa"}' where record_id in (
      select record_id from signed_records where booking_id = ${booking.id})`.execute(db);
  });
  expect(altered.numAffectedRows).toBe(1n);
  await expect(draw(booking.id, 'checkIn')).rejects.toThrow(/not what was signed/);
});
