import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Booking, getBooking, listBookings, reviewBooking, setBookingLocker } from '@llave/contract/bookings';
import { type CheckIn, closeCheckIn, getCheckIn, listCheckIns } from '@llave/contract/check-ins';
import {
  checkIn,
  completeReturn,
  confirmPickup,
  findBooking,
  recordReturn,
  signReturn,
} from '@llave/contract/customers';
import { closeFieldIncident, type FieldIncident, getFieldIncident } from '@llave/contract/field-incidents';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { enterCompany } from '../db/backup/catalog.ts';
import { disclose } from '../db/disclose.ts';
import { listAccounts } from '../db/system.ts';
import { asVisitor } from '../db/tenancy.ts';
import { between } from '../http/between.ts';
import { keepReceipt } from '../modules/check-ins/keeping.ts';
import { givenLocker, givenTool } from '../test/given.ts';
import {
  givenCheckIn,
  givenFieldIncident,
  givenTicket,
  givenTicketImage,
  setAccount,
} from '../test/given-reception.ts';
import { givenBooking, givenSignature, givenVehicle, givenVisit } from '../test/given-rental.ts';
import { givenWorld } from '../test/given-world.ts';
import { jpeg, mp4, pdf } from '../test/samples.ts';
import type { Member } from '../test/world.ts';
import { keepDocument } from './documents.ts';
import { retain } from './retention.ts';
import { upkeep } from './upkeep.ts';

/** What nobody may find any more once it is blocked. */
const surname = 'Peñarrubia';

const world = givenWorld();
let admin: Member & { email: string };
beforeEach(async () => {
  world.setClock();
  admin = await world.company();
});

/** Lets months pass; whoever was signed in signs in again. */
const passMonths = async (months: number) => {
  world.pass(months * 31 * 24 * 60);
  admin = { ...admin, ...(await world.signIn(admin.email)) };
};

/** Papers are drawn a moment after they are signed, and receipts once more by the job that sees to it. */
const untilPapersAreKept = () =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from pgboss.job where name in ('receipt', 'document')
        and state in ('created', 'retry', 'active') and data ->> 'accountId' = ${admin.accountId}`.execute(
        world.database.owner,
      );
      expect(rows).toHaveLength(0);
    },
    { timeout: 60_000 },
  );

const givenLeft = async (): Promise<CheckIn> => {
  const { token } = admin;
  const ticket = await givenTicket(world, admin.accountId);
  const [image, kmImage] = [await givenTicketImage(world, ticket), await givenTicketImage(world, ticket)];
  const { id } = await givenCheckIn(world, admin, { image, kmImage, ticket, surname, numberPlate: '4321 XYZ' });
  await untilPapersAreKept();
  await world.call(closeCheckIn, { params: { id }, token, body: { note: `Se lo lleva ${surname}` } });
  return (await world.call(getCheckIn, { params: { id }, token })).body;
};

const givenReturned = async (): Promise<Booking> => {
  const { token } = admin;
  const locker = await givenLocker(world, admin, { useType: 'Renting' });
  const booked = await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
  await world.call(setBookingLocker, { params: { bookingId: booked.id }, token, body: { lockerId: locker.id } });
  const [signature, code, params] = [await givenSignature(), await givenVisit(world, booked), { id: booked.id }];
  const put = async (url: string, payload: Buffer) => {
    const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
    expect((await world.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(201);
  };
  await world.call(checkIn, { params, body: { signature, code } });
  await world.call(confirmPickup, { params: { ...params, code } });
  const names = { cockpit: `${randomUUID()}.jpg`, inspection: `${randomUUID()}.mp4` };
  const { body } = await world.call(recordReturn, { params, body: { ...names, code } });
  await put(body.sasUri, await jpeg(64, 64));
  await put(body.inspectionSasUri, mp4(20_000));
  await world.call(signReturn, { params, body: { signature, code } });
  await world.call(completeReturn, { params: { ...params, code } });
  await world.call(reviewBooking, { params, token, body: { kilometers: 12_500, note: 'Sin daños' } });
  await untilPapersAreKept();
  return (await world.call(getBooking, { params, token })).body;
};

const givenReported = async (): Promise<FieldIncident> => {
  const { token } = admin;
  const ticket = await givenTicket(world, admin.accountId);
  const images = [{ image: await givenTicketImage(world, ticket) }];
  const { id } = await givenFieldIncident(world, admin, { name: `Rosa ${surname}`, images, ticket });
  return (await world.call(closeFieldIncident, { params: { id }, token, body: { note: 'Hecho' } })).body;
};

const stored = (fileName: string) => world.services.storage.size({ accountId: admin.accountId, fileName });
const fetched = async (url: string) => (await world.app.inject({ url })).statusCode;

const tablesWith = async (account: string) => {
  const { rows } = await sql<{ name: string }>`
    select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = ${account}
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`.execute(world.database.owner);
  return rows.map(({ name }) => name);
};

/** In which tables something of the company can be read, as requests read and as the database's owner does. */
const tracesOf = async (words: string[], who: 'requests' | 'owner') => {
  const { accountId } = admin;
  const found: string[] = [];
  for (const name of await tablesWith('account_id')) {
    const look = sql<{
      row: string;
    }>`select row_to_json(t)::text as row from ${sql.table(name)} t where account_id = current_account()`;
    const rows =
      who === 'owner'
        ? await world.database.owner.transaction().execute(async (db) => {
            await enterCompany(db, accountId);
            return (await look.execute(db)).rows;
          })
        : await asVisitor(world.database, 'read', accountId, async (db) => {
            const { rows: allowed } = await sql<{ may: boolean }>`
              select has_table_privilege(${name}, 'select') as may`.execute(db);
            return allowed[0]?.may ? (await look.execute(db)).rows : [];
          });
    if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(name);
  }
  return found;
};

test('photos of a check-in go before its papers, both out of everybody’s reach, and are erased at the end', async () => {
  const before = await givenLeft();
  const names = [before.image?.fileName ?? '', before.kmImage?.fileName ?? ''];
  const receipt = before.receipt?.fileName ?? '';
  const read = async () => (await world.call(getCheckIn, { params: { id: before.id }, token: admin.token })).body;

  await retain(world.services);
  expect(await read()).toMatchObject({ blockedDate: null, picturesBlockedDate: null, surname });

  await passMonths(13);
  const shown = (await read()).image?.url ?? '';
  expect(await fetched(shown)).toBe(200);
  await retain(world.services);
  expect(await read()).toMatchObject({
    image: null,
    kmImage: null,
    surname,
    blockedDate: null,
    picturesBlockedDate: expect.any(String),
    receipt: { fileName: receipt },
  });
  expect(await fetched(shown)).toBe(404);
  for (const name of names) expect(await stored(name)).toBeGreaterThan(0);

  await passMonths(24);
  await retain(world.services);
  await upkeep(world.services);
  expect(await read()).toMatchObject({
    receiptNumber: before.receiptNumber,
    name: '',
    surname: '',
    nif: '',
    email: '',
    numberPlate: '',
    phoneNumber: '',
    worksToDo: '',
    receipt: null,
    closingNote: '',
    blockedDate: expect.any(String),
    closedDate: before.closedDate,
  });
  const search = { params: { accountId: admin.accountId }, query: { q: surname }, token: admin.token };
  expect((await world.call(listCheckIns, search)).body).toEqual([]);
  expect(await tracesOf([surname, '4321 XYZ', receipt, ...names], 'requests')).toEqual([]);
  expect(await tracesOf([surname], 'owner')).toEqual(['blocked_records']);
  expect(await stored(receipt)).toBeGreaterThan(0);

  const keepLate = () =>
    keepReceipt(between(world.services, admin.accountId), { checkInId: before.id, fileName: receipt }, pdf());
  await keepLate();
  expect((await read()).receipt).toBeNull();
  expect(await stored(receipt)).toBeGreaterThan(pdf().length);

  await passMonths(13);
  await retain(world.services);
  for (const name of names) expect(await stored(name)).toBeUndefined();
  expect(await stored(receipt)).toBeGreaterThan(0);
  await passMonths(24);
  await retain(world.services);
  await keepLate();
  expect(await stored(receipt)).toBeUndefined();
  expect(await tracesOf([surname, '4321 XYZ', receipt, ...names], 'owner')).toEqual([]);
  expect(await read()).toMatchObject({ receiptNumber: before.receiptNumber, blockedDate: expect.any(String) });
});

test('a booking loses photo, video, customer, signatures and papers, and keeps its number, dates and vehicle', async () => {
  const before = await givenReturned();
  const { cockpit, inspection } = before.returnInfo ?? {};
  const read = async () => (await world.call(getBooking, { params: { id: before.id }, token: admin.token })).body;

  await passMonths(13);
  await retain(world.services);
  expect(await read()).toMatchObject({ returnInfo: null, customer: before.customer, blockedDate: null });
  await passMonths(24);
  await retain(world.services);
  await upkeep(world.services);
  expect(await read()).toMatchObject({
    status: 'Finalizado',
    customer: { name: '', surname: '', email: '', phone: '' },
    bookingInfo: before.bookingInfo,
    vehicle: before.vehicle,
    review: { kilometers: 12_500, note: '' },
    documents: { checkIn: null, return: null },
  });
  const { email } = before.customer;
  const { bookingNumber } = before.bookingInfo;
  expect(await tracesOf([email, cockpit ?? '', inspection ?? ''], 'requests')).toEqual([]);
  expect(await tracesOf([email], 'owner')).toEqual(['blocked_records']);
  const late = {
    accountId: admin.accountId,
    bookingId: before.id,
    paper: 'return',
    fileName: `${randomUUID()}.pdf`,
  } as const;
  await keepDocument(world.services, late);
  expect((await read()).documents.return).toBeNull();
  expect(await stored(late.fileName)).toBeUndefined();
  const params = { bookingNumber, accountId: admin.accountId, surname: before.customer.surname };
  expect((await world.call(findBooking, { params })).status).toBe(404);

  await passMonths(37);
  await retain(world.services);
  expect(await tracesOf([email, cockpit ?? '', inspection ?? ''], 'owner')).toEqual([]);
  for (const name of [cockpit, inspection]) expect(await stored(name ?? '')).toBeUndefined();
});

test('a report goes with its photos after the months that its company chose', async () => {
  await setAccount(world, admin, { retention: { pictures: 1, papers: 1, reports: 3, blocked: 2 } });
  const before = await givenReported();
  const fileName = before.images[0]?.fileName ?? '';
  const read = async () => (await world.call(getFieldIncident, { params: { id: before.id }, token: admin.token })).body;
  await passMonths(2);
  await retain(world.services);
  expect(await read()).toMatchObject({ name: `Rosa ${surname}`, blockedDate: null });
  await passMonths(2);
  await retain(world.services);
  expect(await read()).toMatchObject({
    reference: before.reference,
    delegation: before.delegation,
    name: '',
    detail: '',
    images: [],
    blockedDate: expect.any(String),
  });
  await upkeep(world.services);
  expect(await tracesOf([surname, fileName], 'requests')).toEqual([]);
  expect(await stored(fileName)).toBeGreaterThan(0);
  await passMonths(3);
  await retain(world.services);
  expect(await stored(fileName)).toBeUndefined();
});

test('what is not over stays, however long it takes, and other companies have their own time', async () => {
  const [open, theirs] = [await givenCheckIn(world, admin, { surname }), admin];
  const booked = await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
  admin = await world.company();
  await setAccount(world, admin, { retention: { pictures: 120, papers: 120, reports: 120, blocked: 1 } });
  const left = await givenLeft();
  await passMonths(100);
  await retain(world.services);
  const mine = await world.call(getCheckIn, { params: { id: left.id }, token: admin.token });
  expect(mine.body).toMatchObject({ surname, blockedDate: null, picturesBlockedDate: null });
  const { token } = await world.signIn(theirs.email);
  const kept = await world.call(getCheckIn, { params: { id: open.id }, token });
  expect(kept.body).toMatchObject({ surname, blockedDate: null });
  const { body } = await world.call(listBookings, { params: { accountId: theirs.accountId }, token });
  expect(body).toMatchObject([{ id: booked.id, customer: booked.customer, blockedDate: null }]);
});

test('requests and jobs can block and erase, and never read what is blocked', async () => {
  await givenLeft();
  await passMonths(40);
  await retain(world.services);
  for (const column of ['blocked_records.data', 'blocked_files.sha256'])
    await expect(
      asVisitor(world.database, 'read', admin.accountId, (db) =>
        sql`select ${sql.ref(column)} from ${sql.table(column.split('.')[0] ?? '')}`.execute(db),
      ),
    ).rejects.toThrow(/permission denied/);
});

test('who runs the installation can hand out what is blocked of one record, with its files', async () => {
  const { id, nif, image, kmImage, receipt } = await givenLeft();
  await passMonths(40);
  await retain(world.services);
  const folder = mkdtempSync(join(tmpdir(), 'llave-disclosed-'));
  expect(await disclose(world.services, id, folder)).toEqual({ records: 2, files: 3 });
  const names = [image?.fileName, kmImage?.fileName, receipt?.fileName, 'checkIn.json', 'checkInPictures.json'];
  expect(readdirSync(folder).sort()).toEqual(names.sort());
  const record = JSON.parse(readFileSync(join(folder, 'checkIn.json'), 'utf8'));
  expect(record.data).toMatchObject({ surname, nif, signature: expect.stringMatching(/^\\x89504e47/) });
  expect(await disclose(world.services, randomUUID(), folder)).toEqual({ records: 0, files: 0 });
  rmSync(folder, { recursive: true, force: true });
});

test('erasing that is interrupted at any file is finished by the next, and two at once do it once', async () => {
  await givenLeft();
  await givenReturned();
  await passMonths(40);
  await Promise.all([retain(world.services), retain(world.services)]);
  const records = await asVisitor(world.database, 'read', admin.accountId, (db) =>
    db.selectFrom('blocked_records').select('kind').orderBy('kind').execute(),
  );
  expect(records.map(({ kind }) => kind)).toEqual(['booking', 'bookingPictures', 'checkIn', 'checkInPictures']);
  await passMonths(40);

  const { storage } = world.services;
  const interrupted = (room: number) => {
    let left = room;
    const remove: typeof storage.remove = async (key) => {
      if (left === 0) throw new Error('The store is away');
      left -= 1;
      await storage.remove(key);
    };
    return retain({ ...world.services, storage: { ...storage, remove } });
  };
  for (let room = 0; room < 6; room += 1) await expect(interrupted(room)).rejects.toThrow('The store is away');
  await Promise.all([retain(world.services), retain(world.services)]);
  await upkeep(world.services);
  expect(await tracesOf([surname, 'Peña Gómez'], 'owner')).toEqual([]);
});

test('a photo that a tool shows, too, stays with the tool and keeps nothing else from being blocked', async () => {
  const { id, image, kmImage } = await givenLeft();
  const { id: tool } = await givenTool(world, admin);
  await asVisitor(world.database, 'write', admin.accountId, (db) =>
    db.updateTable('tools').set({ image: image?.fileName }).where('tool_id', '=', tool).execute(),
  );
  await passMonths(13);
  await retain(world.services);
  await upkeep(world.services);
  const { body } = await world.call(getCheckIn, { params: { id }, token: admin.token });
  expect(body).toMatchObject({ image: null, kmImage: null, picturesBlockedDate: expect.any(String) });
  expect(await tracesOf([kmImage?.fileName ?? ''], 'requests')).toEqual([]);
  await passMonths(37);
  await retain(world.services);
  expect(await stored(kmImage?.fileName ?? '')).toBeUndefined();
  expect(await stored(image?.fileName ?? '')).toBeGreaterThan(0);
});

test('a company in which it fails holds up no other', async () => {
  const mine = [admin.accountId, await givenLeft()] as const;
  admin = await world.company();
  const theirs = [admin.accountId, await givenLeft()] as const;
  await passMonths(40);
  await retain(world.services);
  await passMonths(40);

  const order = await listAccounts(world.database.system);
  const [failing, other] = [mine, theirs].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const { storage } = world.services;
  const remove: typeof storage.remove = async (key) => {
    if (key.accountId === failing?.[0]) throw new Error('The store is away');
    await storage.remove(key);
  };
  await expect(retain({ ...world.services, storage: { ...storage, remove } })).rejects.toThrow('The store is away');
  const size = ([accountId, { image }]: typeof mine) => storage.size({ accountId, fileName: image?.fileName ?? '' });
  expect(await size(other ?? theirs)).toBeUndefined();
  await retain(world.services);
  expect(await size(failing ?? mine)).toBeUndefined();
});
