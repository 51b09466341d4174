import type { Page } from '@playwright/test';
import { addDays, today } from '../web/src/lib/time/days.ts';
import { momentInMadrid, shortDayAndTime } from '../web/src/lib/time/madrid.ts';
import { failCalls } from './failing.ts';
import { bothWays, expect, expectAccessible, openHome, password, test } from './fixtures.ts';
import { given } from './given.ts';
import { givenRental } from './given-rental.ts';

/** The days are those of Madrid, wherever the desk is. */
test.use({ timezoneId: 'America/Bogota' });

const at = (days: number) => momentInMadrid(`${addDays(today(), days)}T10:00`);

/** Two vehicles; the first is promised to Ana tomorrow and to Luis two days later. */
const givenBookings = async (page: Page) => {
  const rental = await givenRental(page);
  const [first, second] = [await rental.vehicle('1111 AAA'), await rental.vehicle('2222 BBB')];
  const book = (name: string, vehicleId: string, from: number, to: number) =>
    rental.call<{ id: string; version: number; customer: object; bookingInfo: { dateTo: string } }>(
      'POST',
      '/service-appoinment',
      {
        customer: { email: `${name}@cliente.test`, name, surname: 'Vidal' },
        bookingInfo: { bookingNumber: `${name.toUpperCase()}2345`, dateFrom: at(from), dateTo: at(to), vehicleId },
      },
    );
  const ana = await book('Ana', first.id, 1, 2);
  await book('Luis', first.id, 3, 4);
  return { ...rental, first, second, book, ana };
};

const barOf = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name} Vidal`) });

const expectAt = (page: Page, name: string, plate: string, from: number, to: number) =>
  expect(barOf(page, name)).toHaveAccessibleName(
    new RegExp(`${shortDayAndTime(at(from))}.*${shortDayAndTime(at(to))}.*${plate}`),
  );

/** Takes a bar at a share of its width and carries it so many days and rows. */
const drag = async (page: Page, name: string, { by = 0.5, days = 0, rows = 0 }) => {
  const bar = (await barOf(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const day = await dayWidth(page);
  const [x, y] = [bar.x + (by === 1 ? bar.width - 5 : bar.width * by), bar.y + bar.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + days * day, y + rows * 67, { steps: 6 });
  await page.mouse.up();
};

const dayWidth = (page: Page) =>
  page
    .locator('[data-track]')
    .first()
    .evaluate((track) => track.clientWidth / (document.body.clientWidth < 600 ? 5 : 14));

bothWays(() => {
  test('a booking is moved with the keyboard, taken back, and told with whom it collides', async ({
    admin: page,
    t,
  }) => {
    await page.goto('/dashboard/bookings?view=timeline');
    await expect(page.getByText(t('vehicles.empty'))).toBeVisible();
    const { ana } = await givenBookings(page);
    await page.goto('/dashboard/bookings');
    await page.getByRole('link', { name: t('timeline.title') }).click();
    await expect(page).toHaveURL(/view=timeline/);
    await expectAt(page, 'Ana', '1111 AAA', 1, 2);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

    const moving = page.getByRole('group', { name: t('timeline.moving.title', { customer: 'Ana Vidal' }) });
    await barOf(page, 'Ana').focus();
    await page.keyboard.press('m');
    await expect(moving.getByRole('button', { name: t('timeline.moving.save') })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(moving.getByRole('status')).toContainText('2222 BBB');
    await page.keyboard.press('Escape');
    await expect(moving).toHaveCount(0);
    await expectAt(page, 'Ana', '1111 AAA', 1, 2);
    await expect(barOf(page, 'Ana')).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await expectAt(page, 'Ana', '2222 BBB', 1, 3);
    await expect(barOf(page, 'Ana')).toBeFocused();
    await page.getByRole('button', { name: t('timeline.undo') }).click();
    await expectAt(page, 'Ana', '1111 AAA', 1, 2);
    await expect(page.getByRole('button', { name: t('timeline.undo') })).toBeVisible();

    await barOf(page, 'Ana').focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(moving.getByRole('status')).toContainText(t('timeline.moving.clash', { number: 'LUIS2345' }));
    await page.keyboard.press('Enter');
    const refused = page.getByRole('dialog', { name: t('timeline.refused') });
    await expect(refused.getByRole('link', { name: t('bookings.overlap.with', { number: 'LUIS2345' }) })).toBeVisible();
    await expectAccessible(page);
    await refused.getByRole('button', { name: t('timeline.understood') }).click();
    await expectAt(page, 'Ana', '1111 AAA', 1, 2);

    await page.getByRole('button', { name: t('timeline.next') }).click();
    await expect(page).toHaveURL(/from=20\d\d-\d\d-\d\d/);
    await page.getByRole('button', { name: t('timeline.today') }).click();
    await barOf(page, 'Ana').press('Enter');
    await expect(page).toHaveURL(new RegExp(`/dashboard/booking/${ana.id}$`));
    await page.getByRole('link', { name: t('bookings.return') }).click();
    await expect(page).toHaveURL(/view=timeline/);
    await page.getByRole('searchbox').fill('luis');
    await expect(page.getByText(t('timeline.vehicles', { count: 1 }))).toBeVisible();
    await page.getByRole('searchbox').fill('nadie');
    await expect(page.getByText(t('timeline.noMatch'))).toBeVisible();
  });
});

test('a mouse moves a booking, lengthens it, and puts it back where it may not be', async ({
  admin: page,
  t,
  signIn,
  anotherBrowser,
}) => {
  const { call, ana, first, book, booking, pickUp, vehicle } = await givenBookings(page);
  const out = await vehicle('3333 CCC');
  await pickUp(await booking(out.id, -3, 26));
  await page.goto('/dashboard/bookings?view=timeline');

  const saved = () => expect(page.getByRole('button', { name: t('timeline.undo') })).toBeVisible();
  await drag(page, 'Ana', { rows: 1 });
  await expectAt(page, 'Ana', '2222 BBB', 1, 2);
  await saved();
  await drag(page, 'Ana', { days: 2 });
  await expectAt(page, 'Ana', '2222 BBB', 3, 4);
  await saved();
  await drag(page, 'Ana', { by: 1, days: 2 });
  await expectAt(page, 'Ana', '2222 BBB', 3, 6);
  await saved();

  await drag(page, 'Ana', { rows: -1 });
  const refused = page.getByRole('dialog', { name: t('timeline.refused') });
  await expect(refused.getByRole('link', { name: t('bookings.overlap.with', { number: 'LUIS2345' }) })).toBeVisible();
  await expectAt(page, 'Ana', '2222 BBB', 3, 6);
  await refused.getByRole('button', { name: /3333 CCC/ }).click();
  await expectAt(page, 'Ana', '3333 CCC', 3, 6);
  await saved();

  const rented = page.getByRole('link', { name: new RegExp(`^Lucía Peña Gómez ${t('bookings.status.En curso')}`) });
  const before = (await rented.textContent()) ?? '';
  const box = (await rented.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const day = await dayWidth(page);
  for (const x of [box.x + box.width / 2, box.x + box.width - 5]) {
    await page.mouse.move(x, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(x + day, box.y + 20, { steps: 4 });
    await page.mouse.up();
    if (x < box.x + box.width - 5) await expect(rented).toHaveText(before);
  }
  await expect(rented).not.toHaveText(before);
  await saved();

  const now = await call<typeof ana>('GET', `/service-appoinment/${ana.id}`);
  const meanwhile = { ...now, bookingInfo: { ...now.bookingInfo, dateTo: at(5) } };
  await page.route(
    '**/api/service-appoinment',
    async (route) => {
      await call('PUT', '/service-appoinment', meanwhile);
      await route.continue();
    },
    { times: 1 },
  );
  await drag(page, 'Ana', { days: -1 });
  await expect(page.getByRole('alert').getByText(t('timeline.stale'))).toBeVisible();
  await expectAt(page, 'Ana', '3333 CCC', 3, 5);

  await book('Eva', first.id, 6, 7);
  await expectAt(page, 'Eva', '1111 AAA', 6, 7);
  const track = page.locator('[data-track]').first();
  await track.hover({ position: { x: 9.5 * day, y: 30 } });
  await track.click({ position: { x: 9.5 * day, y: 30 } });
  await expect(page.getByLabel(t('bookings.rental.dateFrom'), { exact: true })).toHaveValue(/T09:00$/);
  await expect(page.getByText('1111 AAA')).toBeVisible();

  const viewer = { rentingRoleId: 2, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 };
  const { userName } = await (await given(page)).worker('Rosa', 'Alba', viewer);
  const reader = await anotherBrowser();
  await signIn(reader, userName, password);
  await openHome(reader);
  await failCalls(reader, '**/api/service-appoinment/account/**');
  await reader.goto('/dashboard/bookings?view=timeline');
  await expect(reader.getByRole('alert')).toHaveText(t('bookings.failed'));
  await reader.unroute('**/api/service-appoinment/account/**');
  await reader.getByRole('button', { name: t('frame.retry') }).click();
  await expectAt(reader, 'Ana', '3333 CCC', 3, 5);
  await drag(reader, 'Ana', { days: 1 });
  await expectAt(reader, 'Ana', '3333 CCC', 3, 5);
});

test.describe('on a phone', () => {
  test.use({ width: 390, language: 'en', hasTouch: true });

  test('a finger scrolls over bookings, and moves the one that it rests on', async ({ admin: page, t }) => {
    await givenBookings(page);
    await page.goto('/dashboard/bookings?view=timeline');
    await barOf(page, 'Ana').scrollIntoViewIfNeeded();
    const bar = (await barOf(page, 'Ana').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [bar.x + bar.width / 2, bar.y + bar.height / 2];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    const panel = page.getByRole('group', { name: t('timeline.moving.title', { customer: 'Ana Vidal' }) });

    await touch('touchStart', { x, y });
    await touch('touchMove', { x, y: y - 60 });
    await touch('touchMove', { x, y: y - 120 });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(panel).toHaveCount(0);

    const moved = (await barOf(page, 'Ana').boundingBox()) ?? bar;
    const here = { x, y: moved.y + moved.height / 2 };
    await touch('touchStart', here);
    await expect(panel).toBeVisible();
    await touch('touchMove', { x: x - (await dayWidth(page)), y: here.y });
    await touch('touchEnd');
    await expectAt(page, 'Ana', '1111 AAA', 0, 1);
    await expect(page.getByRole('button', { name: t('timeline.undo') })).toBeVisible();

    const again = (await barOf(page, 'Ana').boundingBox()) ?? bar;
    await touch('touchStart', { x: again.x + again.width / 2, y: again.y + 20 });
    await expect(panel).toBeVisible();
    await touch('touchEnd');
    await panel.getByRole('button', { name: t('timeline.moving.longer') }).tap();
    await expectAccessible(page);
    await panel.getByRole('button', { name: t('timeline.moving.save') }).tap();
    await expectAt(page, 'Ana', '1111 AAA', 0, 2);

    const free = page.locator('[data-track]').nth(1);
    await free.tap({ position: { x: 3.5 * (await dayWidth(page)), y: 30 } });
    await page.getByRole('link', { name: /Seat León 2222 BBB/ }).tap();
    await expect(page.getByLabel(t('bookings.rental.dateTo'), { exact: true })).toHaveValue(/T18:00$/);
  });
});
