import { randomUUID } from 'node:crypto';
import {
  type Booking,
  type BookingStatus,
  cancelBooking,
  changeBooking,
  getBooking,
  reviewBooking,
  setBookingLocker,
  takeBackBooking,
} from '@llave/contract/bookings';
import {
  checkIn,
  completeReturn,
  confirmPickup,
  findBooking,
  getUsedLocker,
  readVisit,
  recordReturn,
  signReturn,
} from '@llave/contract/customers';
import { uploadAddress } from '@llave/contract/files';
import type { Locker } from '@llave/contract/lockers';
import { getVehicle, type Vehicle } from '@llave/contract/vehicles';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { givenLocker } from '../../test/given.ts';
import { setAccount } from '../../test/given-reception.ts';
import { blankSignature, givenBooking, givenSignature, givenVehicle, givenVisit } from '../../test/given-rental.ts';
import { givenWorld } from '../../test/given-world.ts';
import { mailed } from '../../test/mailed.ts';
import { shows } from '../../test/proof.ts';
import { jpeg, mp4 } from '../../test/samples.ts';
import type { Answer, Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
let vehicle: Vehicle;
let locker: Locker;
let booking: Booking;
let code: string;
const signature = await givenSignature();
beforeEach(async () => {
  admin = await world.company({ companyName: 'Rent Levante' });
  vehicle = await givenVehicle(world, admin);
  locker = await givenLocker(world, admin, { useType: 'Renting', identifierValue: '7' });
  booking = await givenBooking(world, admin, vehicle.id);
  const params = { bookingId: booking.id };
  await world.call(setBookingLocker, { params, body: { lockerId: locker.id }, token: admin.token });
  code = await givenVisit(world, booking);
});

const id = () => ({ id: booking.id });
const staff = () => ({ params: id(), token: admin.token });

/** Every act on a booking, of its customer and of staff. */
const acts = {
  sign: () => world.call(checkIn, { params: id(), body: { signature, code } }),
  pickUp: () => world.call(confirmPickup, { params: { ...id(), code } }),
  record: () => world.call(recordReturn, { params: id(), body: { ...names(), code } }),
  signReturn: () => world.call(signReturn, { params: id(), body: { signature, code } }),
  complete: () => world.call(completeReturn, { params: { ...id(), code } }),
  review: () => world.call(reviewBooking, { ...staff(), body: { kilometers: 12_500, note: 'Sin daños' } }),
  takeBack: () => world.call(takeBackBooking, { ...staff(), body: { kilometers: 12_500, note: 'Sin móvil' } }),
  cancel: () => world.call(cancelBooking, staff()),
  putKey: () => {
    const params = { bookingId: booking.id };
    return world.call(setBookingLocker, { params, body: { lockerId: null }, token: admin.token });
  },
} satisfies Record<string, () => Promise<Answer<unknown>>>;
type ActName = keyof typeof acts;

let named: { cockpit: string; inspection: string } | undefined;
const names = () => {
  named ??= { cockpit: `${randomUUID()}.jpg`, inspection: `${randomUUID()}.mp4` };
  return named;
};
beforeEach(() => {
  named = undefined;
});

const put = async (url: string, payload: Buffer) => {
  const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
  return (await world.app.inject({ method: 'PUT', url, headers, payload })).statusCode;
};
const upload = async () => {
  const { body } = await acts.record();
  expect(await put(body.sasUri, await jpeg(64, 64))).toBe(201);
  expect(await put(body.inspectionSasUri, mp4(20_000))).toBe(201);
};

/** Brings the booking to a point of its way. */
const way: [point: string, reach: () => Promise<unknown>][] = [
  ['reserved', async () => {}],
  ['signed', acts.sign],
  ['picked up', acts.pickUp],
  ['recorded', upload],
  ['return signed', acts.signReturn],
  ['returned', acts.complete],
  ['reviewed', acts.review],
];
const reach = async (point: string): Promise<unknown> => {
  if (point === 'cancelled') return acts.cancel();
  if (point === 'taken back') {
    await reach('picked up');
    return acts.takeBack();
  }
  for (const [name, step] of way) {
    await step();
    if (name === point) break;
  }
};
const now = async () => (await world.call(getBooking, staff())).body;

/** What acts change; the papers come when they are drawn. */
const facts = async () => {
  const { documents: _documents, version: _version, returnInfo: _returnInfo, ...rest } = await now();
  return rest;
};

describe('the status table: what is possible from where, and nothing else', () => {
  const allowed: Record<string, ActName[]> = {
    reserved: ['sign', 'cancel', 'putKey'],
    signed: ['sign', 'pickUp', 'cancel', 'putKey'],
    'picked up': ['pickUp', 'record', 'takeBack'],
    recorded: ['pickUp', 'record', 'signReturn', 'takeBack'],
    'return signed': ['pickUp', 'record', 'signReturn', 'complete', 'takeBack'],
    returned: ['complete', 'review'],
    reviewed: [],
    'taken back': [],
    cancelled: ['cancel'],
  };
  const leads: Record<string, BookingStatus> = {
    reserved: 'Reservado',
    signed: 'Reservado',
    'picked up': 'En curso',
    recorded: 'En curso',
    'return signed': 'En curso',
    returned: 'Pendiente de revision',
    reviewed: 'Finalizado',
    'taken back': 'Finalizado',
    cancelled: 'Cancelado',
  };
  const cells = Object.keys(allowed).flatMap((point) =>
    (Object.keys(acts) as ActName[]).map((act) => [point, act] as const),
  );
  test.each(cells)('%s: %s', async (point, act) => {
    shows(9);
    await reach(point);
    const before = await facts();
    expect(before.status).toBe(leads[point]);
    const { status, body } = await acts[act]();
    expect({ status, code: (body as { code?: string }).code }).toMatchObject(
      allowed[point]?.includes(act)
        ? { status: 200 }
        : { status: 409, code: expect.stringMatching(/^(bookingStatus|signatureMissing|filesMissing)$/) },
    );
    if (!allowed[point]?.includes(act)) expect(await facts()).toEqual(before);
  });

  test('with the vehicle in the customer’s hands only the end can move', async () => {
    await reach('picked up');
    const { version, customer, bookingInfo } = await now();
    const change = (info: object) =>
      world.call(changeBooking, {
        token: admin.token,
        body: { ...id(), version, customer, bookingInfo: { ...bookingInfo, ...info } },
      });
    const other = await givenVehicle(world, admin);
    expect((await change({ vehicleId: other.id })).body.code).toBe('signed');
    expect(
      (await change({ dateFrom: new Date(Date.parse(bookingInfo.dateFrom) - 3_600_000).toISOString() })).body.code,
    ).toBe('signed');
    const later = new Date(Date.parse(bookingInfo.dateTo) + 3_600_000).toISOString();
    expect((await change({ dateTo: later })).body.bookingInfo.dateTo).toBe(later);
  });
});

describe('the locker', () => {
  const where = (useId = booking.id, with_ = code) =>
    world.call(getUsedLocker, { params: { accountId: admin.accountId, useId }, query: { code: with_ } });

  test('is shown only once the customer has signed, and is free when they have the key', async () => {
    shows(9);
    expect((await where()).body.code).toBe('bookingStatus');
    await acts.sign();
    expect((await where()).body).toMatchObject({ identifierValue: '7' });
    await acts.pickUp();
    expect((await where()).body.code).toBe('bookingStatus');
    expect((await now()).lookerInfo).toBeNull();
  });

  test('for the drop is kept at the signature of the return, and freed by the review', async () => {
    await reach('return signed');
    expect((await where()).body).toMatchObject({ identifierValue: '7', useId: booking.id });
    await acts.complete();
    expect((await now()).lookerInfo?.identifierValue).toBe('7');
    await acts.review();
    expect((await now()).lookerInfo).toBeNull();
  });

  test('of another booking is shown to nobody', async () => {
    shows(9);
    const other = await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
    await acts.sign();
    expect((await where(other.id)).body.code).toBe('linkInvalid');
    expect((await where(booking.id, await givenVisit(world, other))).body.code).toBe('linkInvalid');
  });
});

describe('the code of a visit', () => {
  test('opens its own booking only, for two hours', async () => {
    shows(9);
    const other = await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
    const visit = (bookingId: string) => world.call(readVisit, { params: { id: bookingId }, query: { code } });
    expect((await visit(booking.id)).body).toMatchObject({ booking: { id: booking.id, isSigned: false } });
    expect(await visit(other.id)).toMatchObject({ status: 403, body: { code: 'linkInvalid' } });
    world.pass(121);
    expect((await visit(booking.id)).body.code).toBe('linkInvalid');
    expect((await acts.sign()).status).toBe(403);
    code = await givenVisit(world, booking);
    expect((await acts.sign()).status).toBe(200);
  });

  test('shows the customer what they need and nothing of the company', async () => {
    shows(9);
    const { body } = await world.call(readVisit, { params: id(), query: { code } });
    const text = JSON.stringify(body);
    for (const hidden of [booking.customer.email, booking.customer.phone, locker.id])
      expect(text).not.toContain(hidden);
  });
});

test.each([
  ['a blank signature', blankSignature],
  ['a signature of no bytes', async () => 'data:image/png;base64,A'],
])('%s is none', async (_, signature) => {
  const answer = await world.call(checkIn, { params: id(), body: { signature: await signature(), code } });
  expect(answer).toMatchObject({ status: 400, body: { details: [{ path: 'signature', code: 'signatureRequired' }] } });
});

test('too early and too late are said as such', async () => {
  const params = (found: Booking) => ({ id: found.id });
  const [early, over] = [
    await givenBooking(world, admin, (await givenVehicle(world, admin)).id, 5, 10),
    await givenBooking(world, admin, (await givenVehicle(world, admin)).id, -10, -5),
  ];
  const sign = async (found: Booking) => {
    const body = { signature, code: await givenVisit(world, found) };
    return (await world.call(checkIn, { params: params(found), body })).body;
  };
  expect(await sign(early)).toMatchObject({ code: 'bookingTooEarly', details: { opensDate: expect.any(String) } });
  expect((await sign(over)).code).toBe('bookingOver');
});

test('how long before a booking begins its check-in opens is what the company says', async () => {
  const soon = await givenBooking(world, admin, (await givenVehicle(world, admin)).id, 1, 10);
  const later = await givenBooking(world, admin, (await givenVehicle(world, admin)).id, 47, 60);
  const visit = async (found: Booking) => {
    const visited = { code: await givenVisit(world, found), params: { id: found.id } };
    const { body } = await world.call(readVisit, { params: visited.params, query: { code: visited.code } });
    const signed = await world.call(checkIn, { params: visited.params, body: { signature, code: visited.code } });
    const before = Date.parse(found.bookingInfo.dateFrom) - Date.parse(body.booking.opensDate);
    return { hours: before / 3_600_000, status: signed.status };
  };
  await setAccount(world, admin, { checkInHours: 0 });
  expect(await visit(soon)).toEqual({ hours: 0, status: 409 });
  await setAccount(world, admin, { checkInHours: 46 });
  expect(await visit(later)).toEqual({ hours: 46, status: 409 });
  await setAccount(world, admin, { checkInHours: 48 });
  expect(await visit(later)).toEqual({ hours: 48, status: 200 });
  await setAccount(world, admin, { checkInHours: 2 });
  expect(await visit(soon)).toEqual({ hours: 2, status: 200 });
});

test('a return is not complete until photo and video are really here', async () => {
  await reach('picked up');
  const { body } = await acts.record();
  expect(body.booking.returnInfo).toEqual({ ...names(), cockpitIsHere: false, inspectionIsHere: false });
  expect((await now()).returnInfo).toEqual({ ...names(), cockpitUrl: null, inspectionUrl: null });
  await acts.signReturn();
  expect((await acts.complete()).body).toMatchObject({
    code: 'filesMissing',
    details: { missing: Object.values(names()) },
  });
  await put(body.sasUri, await jpeg(64, 64));
  expect((await acts.complete()).body.details).toEqual({ missing: [names().inspection] });
  expect(await put(body.inspectionSasUri, await jpeg(64, 64))).toBe(415);
  await put(body.inspectionSasUri, mp4(20_000));
  expect((await acts.complete()).body.status).toBe('Pendiente de revision');
  const address = expect.stringMatching(/[?]until=\d+&sig=/);
  expect((await now()).returnInfo).toEqual({ ...names(), cockpitUrl: address, inspectionUrl: address });
});

test('what is on its way when the return is signed still gets an address, until the key is dropped', async () => {
  await reach('picked up');
  await acts.record();
  await acts.signReturn();
  const ask = (fileName: string) => world.call(uploadAddress, { params: { fileName }, query: { code } });
  const { cockpit, inspection } = names();
  await put((await ask(cockpit)).body.sasUri, await jpeg(64, 64));
  await put((await ask(inspection)).body.sasUri, mp4(20_000));
  expect((await ask(`${randomUUID()}.mp4`)).body.code).toBe('forbidden');
  expect((await acts.complete()).status).toBe(200);
  expect((await ask(inspection)).body.code).toBe('forbidden');
});

test('every step ten times at once is one step, one paper and one mail', async () => {
  shows(16, 10);
  for (const act of ['sign', 'pickUp'] as const) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => acts[act]()));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  }
  await upload();
  for (const act of ['signReturn', 'complete'] as const)
    await Promise.all(Array.from({ length: 10 }, () => acts[act]()));
  const mails = await vi.waitFor(
    async () => {
      const kept = await world.services.mailer.kept(booking.customer.email);
      expect(kept.filter(({ attachments }) => attachments?.length)).toHaveLength(2);
      return kept;
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(mails.map(({ subject }) => subject)).toEqual(expect.arrayContaining([expect.stringMatching(/devolución/)]));
  const { documents } = await now();
  for (const address of [documents.checkIn, documents.return]) {
    const { rawPayload, headers } = await world.app.inject({ url: address ?? '' });
    expect(headers['content-type']).toBe('application/pdf');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});

test('the review sets the vehicle’s kilometres, which do not run backwards', async () => {
  await reach('returned');
  const back = await world.call(reviewBooking, { ...staff(), body: { kilometers: 11_999 } });
  expect(back.body.details).toEqual([{ path: 'kilometers', code: 'kilometersBack' }]);
  expect((await acts.review()).body).toMatchObject({
    status: 'Finalizado',
    review: { kilometers: 12_500, note: 'Sin daños' },
  });
  const { body } = await world.call(getVehicle, { params: { id: vehicle.id }, token: admin.token });
  expect(body).toMatchObject({ currentKilometers: 12_500, state: 'free' });
});

describe('looking for a booking', () => {
  const search = (bookingNumber: string, surname: string, address = '10.1.1.1', query: object = {}) =>
    world.call(findBooking, { params: { bookingNumber, accountId: admin.accountId, surname }, query, address });
  const number = () => booking.bookingInfo.bookingNumber;

  test('does not mind case, accents and spaces', async () => {
    expect((await search(number().toUpperCase(), ' PENA gomez')).status).toBe(200);
  });

  test('says the same for every reason', async () => {
    const answers = [await search(number(), 'Otra'), await search('nada', 'Peña Gómez'), await search('nada', 'Otra')];
    for (const { status, body } of answers)
      expect({ status, ...body }).toEqual({ status: 404, code: 'bookingNotFound', message: 'bookingNotFound' });
  });

  test('guessing at one number or with one surname ends soon, even when the guess is right', async () => {
    shows(8, 60);
    const codes = new Set<string | undefined>();
    for (let at = 0; at < 20; at += 1) codes.add((await search(number(), `Uno${at}`, `10.2.0.${at}`)).body.code);
    expect(codes).toEqual(new Set(['bookingNotFound', 'tooMany']));
    expect((await search(number(), 'Peña Gómez', '10.2.1.1')).body.code).toBe('tooMany');

    const other = await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
    for (let at = 0; at < 40; at += 1) await search(`N-${at}`, 'Peña Gómez', '10.3.0.1');
    expect((await search(other.bookingInfo.bookingNumber, 'Peña Gómez', '10.3.0.1')).body.code).toBe('tooMany');
    expect((await search(other.bookingInfo.bookingNumber, 'Peña Gómez', '10.3.1.1')).status).toBe(200);
    expect(world.lines.some((line) => line.includes('bookingGuess'))).toBe(true);
  });

  test('an honest customer gets in from the address of somebody who guesses', async () => {
    shows(8, 61);
    for (let at = 0; at < 60; at += 1) await search(`X-${at}`, `Nadie${at}`, '10.4.4.4');
    expect((await search('X-61', 'Nadie61', '10.4.4.4')).body.code).toBe('tooMany');
    expect((await search(number(), 'Peña Gómez', '10.4.4.4')).status).toBe(200);
  });

  test('the letter’s key gets its reader in while somebody guesses at their number', async () => {
    for (let at = 0; at < 12; at += 1) await search(number(), `Uno${at}`, '10.5.5.5');
    const letter = await mailed(world, booking.customer.email);
    const key = new URL(letter.text.match(/http\S+customer\S+/)?.[0] ?? '').searchParams.get('key');
    expect((await search(number(), 'Peña Gómez', '10.5.5.5', { key })).status).toBe(200);
    expect((await search(number(), 'Peña Gómez', '10.5.5.5', { key: 'x'.repeat(43) })).status).toBe(429);
  });
});
