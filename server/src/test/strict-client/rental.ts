import { expect, test } from 'vitest';
import type { Day } from './day.ts';
import { fieldsOf } from './entities.ts';
import { expectFields, granted } from './wire.ts';
import { givenLocker } from './workshop.ts';

const givenVehicle = async ({ boss }: Day) => {
  const numberPlate = crypto.randomUUID().slice(0, 8);
  return granted(await boss.calls.addVehicle({ brand: 'Seat', model: 'León', numberPlate, currentKilometers: 12_000 }));
};

/** The booking form as an old client fills it; without times it is for now. */
export const bookingForm = (vehicleId: string, dateFrom?: string, dateTo?: string) => ({
  status: 'Reservado',
  returnInfo: null,
  customer: { email: `${crypto.randomUUID()}@cliente.test`, phone: '', name: 'Lucía', surname: 'Peña Gómez' },
  bookingInfo: {
    bookingNumber: crypto.randomUUID().slice(0, 8),
    dateFrom: dateFrom ?? new Date().toISOString(),
    dateTo: dateTo ?? new Date(Date.now() + 48 * 3_600_000).toISOString(),
    hasFullInsuranceCoverage: true,
    vehicleId,
  },
});

export const givenBooking = async (day: Day, dateFrom?: string, dateTo?: string) =>
  granted(await day.boss.calls.addBooking(bookingForm((await givenVehicle(day)).id, dateFrom, dateTo)));

/** The rental desk: vehicles, bookings and where their keys are. */
export const rentalChapter = (day: Day) => {
  test.each([12_000, '12000'])('a vehicle is added with %j kilometres', async (currentKilometers) => {
    const { boss, accountId } = day;
    const numberPlate = crypto.randomUUID().slice(0, 8);
    const vehicle = granted(
      await boss.calls.addVehicle({ brand: 'Seat', model: 'León', numberPlate, currentKilometers }),
    );
    expectFields(vehicle, fieldsOf.vehicle);
    expect(vehicle).toMatchObject({ accountId, brand: 'Seat', model: 'León', numberPlate, currentKilometers: 12_000 });
  });

  test('a vehicle is listed, sent back as it came, changed in one field and deleted', async () => {
    const { boss } = day;
    const { id } = await givenVehicle(day);
    const vehicle = granted(await boss.calls.vehicles()).find((other) => other.id === id);
    expectFields(vehicle ?? {}, fieldsOf.vehicle);
    granted(await boss.calls.changeVehicle({ ...vehicle }));
    const changed = granted(await boss.calls.changeVehicle({ id, currentKilometers: '12500' }));
    expect(changed).toMatchObject({ brand: 'Seat', numberPlate: vehicle?.numberPlate, currentKilometers: 12_500 });
    granted(await boss.calls.deleteVehicle(id));
    expect(granted(await boss.calls.vehicles()).map((other) => other.id)).not.toContain(id);
  });

  test.each([
    ['2027-03-01T10:00', '2027-03-03T10:00', '2027-03-01T09:00:00', '2027-03-03T09:00:00'],
    ['2027-07-01T10:00:00', '2027-07-03T10:00:00', '2027-07-01T08:00:00', '2027-07-03T08:00:00'],
    ['2027-10-30T12:00', '2027-10-31T12:00', '2027-10-30T10:00:00', '2027-10-31T11:00:00'],
    ['2027-05-01T10:00:00.000Z', '2027-05-02T12:00:00+02:00', '2027-05-01T10:00:00', '2027-05-02T10:00:00'],
  ])('a booking from %s to %s is meant in Madrid unless it says otherwise', async (from, to, dateFrom, dateTo) => {
    const booking = await givenBooking(day, from, to);
    expectFields(booking, fieldsOf.booking);
    expect([booking.status, booking.lookerInfo, booking.returnInfo]).toEqual(['Reservado', null, null]);
    const utc = (time: string) => new Date(time).toISOString().slice(0, 19);
    expect([booking.bookingInfo.dateFrom, booking.bookingInfo.dateTo].map(utc)).toEqual([dateFrom, dateTo]);
  });

  test('a booking is listed, sent back as it came, changed in one field and deleted', async () => {
    const { boss } = day;
    const { id } = await givenBooking(day, '2027-04-01T10:00:00Z', '2027-04-02T10:00:00Z');
    const booking = granted(await boss.calls.bookings()).find((other) => other.id === id);
    expectFields(booking ?? {}, fieldsOf.booking);
    granted(await boss.calls.changeBooking({ ...booking }));
    const changed = granted(await boss.calls.changeBooking({ id, customer: { phone: '600 000 001' } }));
    expect(changed.bookingInfo).toEqual(booking?.bookingInfo);
    expect(changed.customer).toEqual({ ...booking?.customer, phone: '600 000 001' });
    granted(await boss.calls.deleteBooking(id));
    const after = granted(await boss.calls.bookings()).find((other) => other.id === id);
    expect(after?.status ?? 'Cancelado').toBe('Cancelado');
  });

  test('the key of a booking goes into a locker by the booking’s call', async () => {
    const { boss, accountId } = day;
    const [booking, locker] = [await givenBooking(day), await givenLocker(day, 'Renting')];
    const kept = granted(await boss.calls.assignLocker(booking.id, { accountId, lockerId: locker.id }));
    expect(kept.lookerInfo).toMatchObject({ identifierValue: locker.identifierValue });
    const listed = granted(await boss.calls.lockers()).find(({ id }) => id === locker.id);
    expect([listed?.status, listed?.useId]).toEqual(['InUse', booking.id]);
    expect(granted(await boss.calls.assignLocker(booking.id, { lockerId: null })).lookerInfo).toBeNull();
  });

  test('the key of a booking goes into a locker by the locker’s call, and out of it', async () => {
    const { boss } = day;
    const [booking, locker] = [await givenBooking(day), await givenLocker(day, 'Renting')];
    expect(granted(await boss.calls.useLocker(locker.id, booking.id))).toMatchObject({
      status: 'InUse',
      useId: booking.id,
    });
    const found = granted(await boss.calls.bookings()).find(({ id }) => id === booking.id);
    expect(found?.lookerInfo).toMatchObject({ identifierValue: locker.identifierValue });
    expect(granted(await boss.calls.useLocker(locker.id, null))).toMatchObject({ status: 'Available', useId: null });
  });
};
