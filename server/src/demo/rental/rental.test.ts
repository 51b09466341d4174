import { bookingStatuses, getBooking, listBookings } from '@llave/contract/bookings';
import { checkIn, findBooking } from '@llave/contract/customers';
import { listLockers } from '@llave/contract/lockers';
import { listVehicles, vehicleStates } from '@llave/contract/vehicles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccountId as accountId } from '../../config.ts';
import { remind } from '../../jobs/reminders.ts';
import { givenSignature } from '../../test/given-rental.ts';
import { settled } from '../../test/settled.ts';
import { type Member, openWorld, type World } from '../../test/world.ts';
import { calendarAt } from '../calendar.ts';
import { demoCompany } from '../company.ts';
import { createDemo } from '../create.ts';
import { demoSignIns } from '../sign-ins.ts';
import { planRentals, type Rental } from './plan.ts';

const hour = 3_600_000;

describe.each(['2026-11-15T09:20:00Z', '2026-03-29T00:10:00Z', '2026-10-25T22:59:00Z', '2026-02-28T23:01:00Z'])(
  'the rentals of a demo that begins at %s',
  (start) => {
    const now = new Date(start);
    const rentals = planRentals(calendarAt(now));
    const isOpen = ({ cancelledAt, reviewedAt }: Rental) => !cancelledAt && !reviewedAt;

    test('are promised to one at a time and out with one at a time', () => {
      for (const one of rentals)
        for (const other of rentals.filter(({ booking }) => booking.plate === one.booking.plate)) {
          if (one === other || one.cancelledAt || other.cancelledAt) continue;
          const what = `${one.booking.plate} ${one.booking.from} ${other.booking.from}`;
          expect(one.to <= other.from || other.to <= one.from, what).toBe(true);
          const [out, back] = [one.pickedUpAt, one.returnedAt ?? now];
          if (out && other.pickedUpAt) expect(other.pickedUpAt < out || other.pickedUpAt > back, what).toBe(true);
        }
      expect(rentals.filter(isOpen).length).toBeGreaterThan(15);
    });

    test('came about in the order in which a booking goes, when it could', () => {
      for (const rental of rentals) {
        const { createdAt, cancelledAt, signedAt, pickedUpAt, returnSignedAt, returnedAt, reviewedAt, from, to } =
          rental;
        const happened = [createdAt, cancelledAt, signedAt, pickedUpAt, returnSignedAt, returnedAt, reviewedAt, now];
        const times = happened.flatMap((time) => (time ? [time.getTime()] : []));
        expect(times, rental.booking.plate).toEqual([...times].sort((a, b) => a - b));
        expect(from < to).toBe(true);
        if (signedAt)
          expect(signedAt.getTime()).toBeGreaterThanOrEqual(from.getTime() - demoCompany.check_in_hours * hour);
        if (pickedUpAt) expect(pickedUpAt < to).toBe(true);
        expect(rental.kilometersBack).toBeGreaterThan(rental.kilometersOut);
      }
    });
  },
);

describe('in the demo company', () => {
  let world: World;
  let admin: Member;
  beforeAll(async () => {
    world = await openWorld();
    await createDemo(world.services);
    admin = await world.signIn(demoSignIns.admin, demoSignIns.password);
  });
  afterAll(() => world.close());

  const all = { params: { accountId }, query: { limit: '500' } };
  const bookings = async () => (await world.call(listBookings, { ...all, token: admin.token })).body;

  test('vehicles are in every state and bookings in every status', async () => {
    const vehicles = (await world.call(listVehicles, { ...all, token: admin.token })).body;
    expect(vehicles).toHaveLength(12);
    expect(new Set(vehicles.map(({ state }) => state))).toEqual(new Set(vehicleStates));
    const known = await bookings();
    expect(known.length).toBeGreaterThanOrEqual(40);
    for (const status of bookingStatuses)
      expect(known.filter((booking) => booking.status === status).length, status).toBeGreaterThan(1);
    const some = (condition: (booking: (typeof known)[number]) => boolean) =>
      expect(known.filter(condition).length, String(condition)).toBeGreaterThan(0);
    some(({ status, signedDate, lookerInfo }) => status === 'Reservado' && signedDate !== null && lookerInfo !== null);
    some(({ status, signedDate, lookerInfo }) => status === 'Reservado' && signedDate === null && lookerInfo !== null);
    some(({ status, returnInfo, returnSignedDate }) => status === 'En curso' && !!returnInfo && !returnSignedDate);
    some(({ status, returnInfo }) => status === 'En curso' && returnInfo?.inspectionUrl === null);
    some(({ status, bookingInfo }) => status === 'En curso' && Date.parse(bookingInfo.dateTo) < Date.now());
    some(({ isTakenBack, review, returnSignedDate }) => isTakenBack && review?.note !== '' && !returnSignedDate);
    expect(known.filter(({ customer }) => !customer.email.endsWith('@example.com'))).toEqual([]);
  });

  test('a Keys locker holds the key of a booking that has one to pick up or to drop, and some are free', async () => {
    const lockers = (await world.call(listLockers, { params: { accountId }, token: admin.token })).body;
    const keys = lockers.filter(({ booking }) => booking !== null);
    const known = new Map((await bookings()).map((booking) => [booking.id, booking]));
    for (const { useId, id } of keys) {
      const { status, lookerInfo, returnSignedDate } = known.get(useId ?? '') ?? {};
      expect(lookerInfo?.lockerId).toBe(id);
      expect(['Reservado', 'En curso', 'Pendiente de revision']).toContain(status);
      if (status === 'En curso') expect(returnSignedDate).not.toBeNull();
    }
    expect(keys).toHaveLength(6);
    expect(lockers.some(({ useType, useId }) => useType === 'Renting' && useId === null)).toBe(true);
  });

  test('what customers sent can be seen and played, and every paper they signed is drawn and goes to nobody', async () => {
    const returned = (await bookings()).filter(
      ({ returnSignedDate, returnedDate }) => returnSignedDate && returnedDate,
    );
    for (const { returnInfo } of returned) {
      const photo = await world.app.inject({ url: returnInfo?.cockpitUrl ?? '' });
      expect(photo.headers['content-type']).toBe('image/jpeg');
    }
    const range = { range: 'bytes=0-99' };
    const video = await world.app.inject({ url: returned[0]?.returnInfo?.inspectionUrl ?? '', headers: range });
    expect([video.statusCode, video.headers['content-type']]).toEqual([206, 'video/webm']);

    await settled(world);
    const papers: string[] = [];
    for (const { documents, pickedUpDate, returnedDate, isTakenBack } of await bookings()) {
      if (pickedUpDate) papers.push(documents.checkIn ?? '');
      if (returnedDate && !isTakenBack) papers.push(documents.return ?? '');
    }
    expect(papers).not.toContain('');
    expect(papers.length).toBeGreaterThan(40);
    const { rawPayload } = await world.app.inject({ url: papers[0] ?? '' });
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await remind(world.services);
    expect((await world.services.mailer.kept()).filter(({ to }) => to.endsWith('@example.com'))).toEqual([]);
  }, 90_000);

  test('whoever comes now finds their booking, signs and goes on', async () => {
    const open = (await bookings()).find(
      ({ status, signedDate, lookerInfo, bookingInfo }) =>
        status === 'Reservado' && !signedDate && lookerInfo && Date.parse(bookingInfo.dateFrom) < Date.now() + 2 * hour,
    );
    const params = {
      bookingNumber: open?.bookingInfo.bookingNumber,
      accountId,
      surname: open?.customer.surname,
    };
    const { body } = await world.call(findBooking, { params });
    const signed = { signature: await givenSignature(), code: body.code };
    expect((await world.call(checkIn, { params: { id: body.booking.id }, body: signed })).body.isSigned).toBe(true);
    const one = await world.call(getBooking, { params: { id: body.booking.id }, token: admin.token });
    expect(one.body.signedDate).not.toBeNull();
  });
});
