import { findBooking } from '@llave/contract/customers';
import { beforeAll, expect, test } from 'vitest';
import { givenBooking, givenVehicle } from '../../test/given-rental.ts';
import { givenWorld } from '../../test/given-world.ts';
import { often, shows } from '../../test/proof.ts';
import type { Member } from '../../test/world.ts';
import { bookingKey } from './letters.ts';

const world = givenWorld();
let admin: Member;
beforeAll(async () => {
  admin = await world.company();
});

const search = (bookingNumber: string, surname: string, address: string) =>
  world.call(findBooking, { params: { bookingNumber, accountId: admin.accountId, surname }, address });

const surnames = ['Garcia', 'Lopez', 'Martinez', 'Sanchez', 'Perez', 'Gomez', 'Fernandez', 'Ruiz', 'Diaz', 'Moreno'];

test('thousands of guesses from hundreds of places find nothing but what chance allows, and every one is told', async () => {
  const guesses = often(400, 10_000);
  const booking = await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
  const numbers = [booking.bookingInfo.bookingNumber, ...Array.from({ length: 99 }, (_, at) => `B-${1000 + at}`)];
  const told = world.attacks().length;
  const codes: (string | undefined)[] = [];
  const guess = async (at: number) => {
    const address = `10.9.${at % 200}.1`;
    const surname = `${surnames[at % surnames.length]}${Math.floor(at / 1000)}`;
    codes[at] = (await search(numbers[at % 7 ? at % 100 : 0] ?? '', surname, address)).body.code;
  };
  for (let at = 0; at < guesses; at += 20)
    await Promise.all(Array.from({ length: 20 }, (_, beside) => guess(at + beside)));

  const answered = codes.filter((code) => code === 'bookingNotFound').length;
  shows(8, guesses, `${answered} of ${guesses} guesses were answered at all, none with a booking`);
  expect(new Set(codes)).toEqual(new Set(['bookingNotFound', 'tooMany']));
  expect(world.attacks().length - told).toBeGreaterThanOrEqual(guesses);
  expect((await search('B-1000', 'Peña Gómez', '10.200.1.1')).body.code).toBe('bookingNotFound');
}, 600_000);

test('the very booking that is guessed at takes no more than its few tries a minute, even when a guess is right', async () => {
  const tries = often(60, 1_000);
  const booking = await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
  const { bookingNumber } = booking.bookingInfo;
  const answers = [];
  for (let at = 0; at < tries; at += 1)
    answers.push(await search(bookingNumber, at === tries - 1 ? 'Peña Gómez' : `Nadie${at}`, `10.8.${at % 250}.1`));

  const answered = answers.filter(({ body }) => body.code === 'bookingNotFound').length;
  shows(8, tries, `one booking: ${answered} tries before the door closed, the right surname among the refused`);
  expect(answers.at(-1)?.body.code).toBe('tooMany');
  expect(answered).toBeLessThan(30);
}, 600_000);

test('who has the letter tries few surnames at its booking, from however many places', async () => {
  shows(8, 40);
  const { bookingInfo } = await givenBooking(world, admin, (await givenVehicle(world, admin)).id);
  const { bookingNumber } = bookingInfo;
  const { accountId } = admin;
  const key = bookingKey(world.services.config.secret, accountId, bookingNumber);
  const open = (surname: string, at: number) =>
    world.call(findBooking, { params: { bookingNumber, accountId, surname }, query: { key }, address: `10.7.${at}.1` });
  for (let n = 0; n < 15; n += 1) expect((await open('Peña Gómez', 1)).status).toBe(200);

  const codes = [];
  for (let at = 0; at < 40; at += 1) codes.push((await open(`Nadie${at}`, at)).body.code);
  expect(codes.filter((code) => code === 'bookingNotFound').length).toBeLessThan(15);
  expect(codes.at(-1)).toBe('tooMany');
});
