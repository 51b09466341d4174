import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import type { Booking } from '@llave/contract/bookings';
import type { CustomerBooking } from '@llave/contract/customers';
import type { Locker } from '@llave/contract/lockers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openEmbedded } from '../../db/embedded.ts';
import { freePort } from '../../test/free-port.ts';
import { givenSignature } from '../../test/given-rental.ts';
import { ended, endLaunched, launch, type Own, type Running, ready } from '../../test/process.ts';
import { shows } from '../../test/proof.ts';
import { jpeg, mp4 } from '../../test/samples.ts';
import { givenFolder, openCopy } from '../../test/template.ts';
import { blockId, ownPath } from '../../test/uploading.ts';

const cluster = process.env.TEST_DATABASE_URL;
let folder: string;
let postgres: Awaited<ReturnType<typeof openCopy>> | undefined;
let settings: Own;
let server: Running;
beforeAll(async () => {
  folder = givenFolder();
  postgres = cluster ? await openCopy() : undefined;
  settings = {
    PORT: String(await freePort()),
    LLAVE_DATA: folder,
    LLAVE_DEMO: 'off',
    DATABASE_URL: postgres?.url ?? '',
  };
  server = await ready(launch(settings));
});
afterAll(async () => {
  endLaunched();
  await postgres?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The power goes, and comes back: the same program on what is left. On a cluster nobody waits here for a missed heartbeat. */
const killAndRestart = async () => {
  server.child.kill('SIGKILL');
  await once(server.child, 'close');
  if (postgres) await sql`update pgboss.job set state = 'retry' where state = 'active'`.execute(postgres.owner);
  server = await ready(launch(settings));
};

type Sent = { method?: string; body?: Buffer | object; headers?: Record<string, string> };

const bytesOf = (body: Sent['body']) =>
  Buffer.isBuffer(body) ? body : Buffer.from(body === undefined ? '' : JSON.stringify(body));
const open = (path: string, { method = 'PATCH', body, headers }: Sent): ClientRequest => {
  const type = body && !Buffer.isBuffer(body) ? { 'content-type': 'application/json' } : {};
  const sent = request(`${server.origin}${path}`, {
    method,
    headers: { ...type, ...headers, 'content-length': bytesOf(body).length, expect: '100-continue' },
    agent: false,
  });
  return sent.on('error', () => {});
};

/** The server has all of the request, and maybe begins with it. */
const handOver = async (path: string, sent: Sent) => {
  const asked = open(path, sent);
  asked.flushHeaders();
  await once(asked, 'continue');
  await new Promise<void>((resolve) => asked.end(bytesOf(sent.body), () => resolve()));
};

/** The server has half of the request and waits for the rest. */
const begin = async (path: string, sent: Sent) => {
  const asked = open(path, sent);
  asked.flushHeaders();
  await once(asked, 'continue');
  const bytes = bytesOf(sent.body);
  await new Promise<void>((resolve) => asked.write(bytes.subarray(0, bytes.length / 2), () => resolve()));
};

const send = async <T>(
  path: string,
  { method = 'PATCH', body, headers }: Sent,
): Promise<{ status: number; body: T }> => {
  const isJson = body !== undefined && !Buffer.isBuffer(body);
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : new Uint8Array(body as Buffer) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T };
};

/** Everything on the disk below a folder, by its path. */
const filesIn = (path: string): string[] =>
  readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const seen = <T>(look: () => T) => vi.waitFor(look, { timeout: 30_000, interval: 5 });

/** A company with one vehicle, one Keys locker with the key in it, and a customer in front of it. */
const givenCustomer = async () => {
  const staff = async <T>(method: string, path: string, body?: object) => {
    const answer = await send<T>(`/api${path}`, { method, ...(body && { body }), headers: { authorization } });
    expect(answer, path).toMatchObject({ status: 200 });
    return answer.body;
  };
  let authorization = '';
  const [email, password] = ['ana@levante.test', 'Correcta.1'];
  const address = { street: 'Calle', city: 'Valencia', state: 'Valencia', postCode: '46001' };
  const company = {
    companyName: 'Rent Levante',
    companyIdentifier: 'B12345674',
    phoneNumber: '600000000',
    language: 'es',
  };
  await staff('POST', '/account', { email, password, ...company, address });
  const { token, user } = await staff<{ token: string; user: { accountId: string } }>(
    'POST',
    '/authentication/authenticate',
    { identifier: email, password },
  );
  authorization = `Bearer ${token}`;
  const vehicle = { brand: 'Seat', model: 'León', numberPlate: '4821 LKM', currentKilometers: 12_000 };
  const { id: vehicleId } = await staff<{ id: string }>('POST', '/vehicle', vehicle);
  const locker = await staff<Locker>('POST', '/locker', { identifierValue: 'K1', lockerSize: 1, useType: 'Renting' });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const booking = await staff<Booking>('POST', '/service-appoinment', {
    customer: { email: 'lucia@cliente.test', name: 'Lucía', surname: 'Pena' },
    bookingInfo: { bookingNumber: 'ABCD2345', dateFrom: inHours(-1), dateTo: inHours(48), vehicleId },
  });
  await staff('PATCH', `/service-appoinment/${booking.id}/locker`, { lockerId: locker.id });
  const { code } = await staff<{ code: string }>(
    'GET',
    `/service-appoinment/ABCD2345/account/${user.accountId}/customer/Pena`,
  );
  return {
    id: booking.id,
    code,
    read: () => staff<Booking>('GET', `/service-appoinment/${booking.id}`),
    lockers: () => staff<Locker[]>('GET', `/locker/account/${user.accountId}`),
    mails: async () => (await send<{ subject: string }[]>('/dev/mail?to=lucia%40cliente.test', json)).body,
  };
};
const json = { method: 'GET', headers: { accept: 'application/json' } };

/** What is kept of the one booking, counted by an eye that is no part of the server. */
const count = async () => {
  const database = postgres ?? (await openEmbedded(folder));
  const { rows: jobs } = await sql<{ what: string; count: number }>`
    select coalesce(data -> 'mail' ->> 'kind', data ->> 'paper') as what, count(*)::int as count
    from pgboss.job where name in ('mail', 'document') and data -> 'mail' ->> 'kind' is distinct from 'welcome'
    group by 1 order by 1`.execute(database.owner);
  const { rows: files } = await sql<{ purpose: string; count: number }>`
    select purpose, count(*)::int as count from files group by 1 order by 1`.execute(database.owner);
  if (!postgres) await database.close();
  return { jobs: Object.fromEntries(jobs.map(({ what, count }) => [what, count])), files };
};

test('a server that dies again and again leaves a check-in and a return that happen once', async () => {
  shows(17, 9);
  const customer = await givenCustomer();
  const path = `/api/service-appoinment/${customer.id}`;
  const signature = await givenSignature();
  const act = (body?: object): Sent => ({ ...(body && { body }), headers: { 'idempotency-key': randomUUID() } });

  const signing = act({ signature, code: customer.code });
  await begin(`${path}/checkIn`, signing);
  await killAndRestart();
  expect((await customer.read()).signedDate).toBeNull();
  expect(await send<CustomerBooking>(`${path}/checkIn`, signing)).toMatchObject({ body: { isSigned: true } });

  const taking = act();
  await handOver(`${path}/code/${customer.code}`, taking);
  await killAndRestart();
  const taken = await send<CustomerBooking>(`${path}/code/${customer.code}`, taking);
  await killAndRestart();
  expect(taken).toMatchObject({ status: 200, body: { status: 'En curso' } });
  expect(await send(`${path}/code/${customer.code}`, taking)).toEqual(taken);
  expect((await customer.lockers())[0]?.status).toBe('Available');

  const [photo, film] = [await jpeg(320, 240), mp4(7_000_000)];
  const halves = [film.subarray(0, 3_000_000), film.subarray(3_000_000)] as const;
  const names = { cockpit: `${randomUUID()}.jpg`, inspection: `${randomUUID()}.mp4` };
  const { body } = await send<{ sasUri: string; inspectionSasUri: string }>(
    `${path}/recordings`,
    act({ ...names, code: customer.code }),
  );
  const addresses = { photo: ownPath(body.sasUri), film: ownPath(body.inspectionSasUri) };
  const put = (body: Buffer): Sent => ({ method: 'PUT', body, headers: { 'x-ms-blob-type': 'BlockBlob' } });
  const block = (index: number) => `${addresses.film}&comp=block&blockid=${encodeURIComponent(blockId(index))}`;
  expect((await send(block(0), put(halves[0]))).status).toBe(201);
  await begin(block(1), put(halves[1]));
  await begin(addresses.photo, put(photo));
  await seen(() => expect(filesIn('files/staged').filter((file) => isBegun(file))).toHaveLength(1));
  await killAndRestart();
  const here = await send<string>(`${addresses.film}&comp=blocklist`, { method: 'GET' });
  expect([here.body.includes(blockId(0)), here.body.includes(blockId(1))]).toEqual([true, false]);
  expect((await send(addresses.photo, put(photo))).status).toBe(201);
  expect((await send(block(1), put(halves[1]))).status).toBe(201);
  const list = put(
    Buffer.from(`<BlockList>${[0, 1].map((at) => `<Latest>${blockId(at)}</Latest>`).join('')}</BlockList>`),
  );
  await handOver(`${addresses.film}&comp=blocklist`, list);
  await killAndRestart();
  expect((await send(`${addresses.film}&comp=blocklist`, list)).status).toBe(201);

  const returning = act({ signature, code: customer.code });
  await handOver(`${path}/return/signature`, returning);
  await killAndRestart();
  expect(await send(`${path}/return/signature`, returning)).toMatchObject({ body: { isReturnSigned: true } });
  expect((await customer.lockers())[0]).toMatchObject({ status: 'InUse', useId: customer.id });

  const dropping = act();
  const drawn = () => filesIn('files/stored').filter((file) => file.endsWith('.pdf'));
  await seen(() => expect(drawn()).toHaveLength(1));
  await handOver(`${path}/code/${customer.code}/completed`, dropping);
  await killAndRestart();
  expect(await send(`${path}/code/${customer.code}/completed`, dropping)).toMatchObject({
    body: { status: 'Pendiente de revision' },
  });
  await seen(() => expect(drawn()).toHaveLength(2));
  await killAndRestart();
  expect((await send(`${path}/code/${customer.code}/completed`, dropping)).status).toBe(200);

  await vi.waitFor(
    async () => {
      const subjects = (await customer.mails()).map(({ subject }) => subject);
      for (const wanted of [/Tu reserva/, /recogida/, /devolución/])
        expect(subjects.filter((subject) => wanted.test(subject)).length, String(wanted)).toBeGreaterThan(0);
    },
    { timeout: 30_000, interval: 100 },
  );
  const { status, documents, returnInfo } = await customer.read();
  expect(status).toBe('Pendiente de revision');
  for (const address of [documents.checkIn, documents.return, returnInfo?.cockpitUrl, returnInfo?.inspectionUrl])
    expect((await fetch(`${server.origin}${address}`)).status).toBe(200);
  const whole = await (await fetch(`${server.origin}${returnInfo?.inspectionUrl}`)).arrayBuffer();
  expect(film.equals(Buffer.from(whole))).toBe(true);

  server.child.kill('SIGTERM');
  expect((await ended(server)).code).toBe(0);
  expect(filesIn('files/stored')).toHaveLength(4);
  expect(await count()).toEqual({
    jobs: { bookingConfirmed: 1, bookingCheckedIn: 1, bookingReturned: 1, checkIn: 1, return: 1 },
    files: [
      { purpose: 'document', count: 2 },
      { purpose: 'image', count: 1 },
      { purpose: 'video', count: 1 },
    ],
  });
}, 300_000);

/** A piece of the film that is being written and has no name of its own yet. */
const isBegun = (path: string) => /\.mp4\/pile-[^/]+$/.test(path) && statSync(path).size > 3_000_000;
