import { expect, test } from 'vitest';
import { mp4 } from '../samples.ts';
import type { Day } from './day.ts';
import { jpegPhoto, signatures } from './drawn.ts';
import { fieldsOf } from './entities.ts';
import { givenBooking } from './rental.ts';
import { expectFields, granted } from './wire.ts';
import { givenLocker } from './workshop.ts';

/** A customer in front of the lockers, who knows a number and a surname. */
export const customerChapter = (day: Day) => {
  test('the company’s public data is what its pages show', async () => {
    const account = granted(await day.anybody.account(day.accountId));
    expectFields(account, fieldsOf.publicAccount);
    expect(account).toMatchObject({ id: day.accountId, name: 'Taller Turia', city: 'Valencia' });
  });

  test.each(Object.entries(signatures))('a customer signs by %s', async (_, draw) => {
    const { booking, code } = await visit();
    const signed = await day.anybody.checkIn(booking.id, { signature: await draw(), accountId: day.accountId, code });
    expect(granted(signed).status).toBe('Reservado');
  });

  test('a customer checks in, takes the key, comes back, shows the vehicle, signs and drops the key', async () => {
    const { anybody, accountId, boss, wire } = day;
    await givenLocker(day, 'Renting');
    const { booking, vehicle, code } = await visit();
    expectFields(vehicle, ['brand', 'model', 'numberPlate']);
    const locker = await givenLocker(day, 'Renting');
    granted(await boss.calls.assignLocker(booking.id, { accountId, lockerId: locker.id }));

    granted(await anybody.checkIn(booking.id, { signature: await signatures.png(), accountId, code }));
    const shown = granted(await anybody.locker(accountId, booking.id, code));
    expectFields(shown, fieldsOf.customerLocker);
    expect(shown).toMatchObject({ identifierValue: locker.identifierValue, useId: booking.id, useType: 'Renting' });
    expect(granted(await anybody.confirmPickup(booking.id, code)).status).toBe('En curso');

    const [cockpit, inspection] = [`cockpit-${Date.now()}.jpg`, `inspection-${Date.now()}.mp4`];
    const recording = granted(await anybody.record(booking.id, { cockpit, inspection, code }));
    expect(recording.booking).toMatchObject({ id: booking.id, status: 'En curso' });
    expect(recording.sasUri).toBe(recording.cockpitSasUri);
    expect(recording.inspectionSasUri).toMatch(new RegExp(`^${wire.origin}/`));
    await wire.put(recording.sasUri, await jpegPhoto(), 'image/jpeg');
    await wire.put(recording.inspectionSasUri, mp4(40_000), 'video/mp4');

    granted(await anybody.signReturn(booking.id, { signature: await signatures.png(), code }));
    expectFields(granted(await anybody.locker(accountId, booking.id, code)), fieldsOf.customerLocker);
    expect(granted(await anybody.completeReturn(booking.id, code)).status).toBe('Pendiente de revision');

    const staffs = granted(await boss.calls.bookings()).find(({ id }) => id === booking.id);
    expect(staffs?.status).toBe('Pendiente de revision');
    expect(staffs?.returnInfo).toMatchObject({ cockpit, inspection });
    for (const fileName of [cockpit, inspection]) {
      const { sasUri } = granted(await boss.calls.downloadAddress(fileName));
      expect((await fetch(sasUri)).status).toBe(200);
    }
  });

  /** The customer finds their booking, and is given the code of this visit. */
  const visit = async () => {
    const made = await givenBooking(day);
    const { bookingNumber } = made.bookingInfo;
    const found = granted(await day.anybody.findBooking(bookingNumber, day.accountId, 'pena gomez'));
    expect(found.booking).toMatchObject({
      id: made.id,
      status: 'Reservado',
      customer: { name: 'Lucía', surname: 'Peña Gómez' },
      bookingInfo: made.bookingInfo,
    });
    return found;
  };
};
