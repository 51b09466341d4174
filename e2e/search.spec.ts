import type { Page } from '@playwright/test';
import type { Translate } from '../web/src/i18n/translation.ts';
import { failCalls } from './failing.ts';
import { bothWays, expect, expectAccessible, openHome, otherWays, password, test } from './fixtures.ts';
import { given } from './given.ts';
import { givenRental } from './given-rental.ts';

const box = (page: Page, t: Translate) => page.getByRole('combobox', { name: t('search.title') });
const answers = (page: Page) => page.getByRole('dialog').getByRole('option');
const chosen = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });

bothWays(() => {
  test('an admin finds anything from any screen by a few letters, also misspelt, and opens it', async ({
    admin: page,
    t,
    width,
  }) => {
    const isPhone = width < 800;
    const { tool, locker } = await given(page);
    const torque = await tool('Llave dinamométrica 1/2"', { reference: 'DIN-14' });
    await tool('Polipasto');
    await locker('K-7', 3, 'Renting');
    const { vehicle, booking } = await givenRental(page);
    const car = await vehicle('4821 LKM');
    const rental = await booking(car.id);

    await page.goto('/dashboard/tools');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isPhone) await page.getByRole('button', { name: t('shell.search') }).click();
    else await page.keyboard.press('/');
    await expect(box(page, t)).toBeFocused();
    await expect(answers(page).filter({ hasText: t('shell.bookings') })).toBeVisible();
    await expectAccessible(page);

    await box(page, t).fill('dinamometica');
    await expect(chosen(page)).toContainText('Llave dinamométrica 1/2"');
    await expect(page.getByRole('group', { name: t('search.kinds.tool') })).toBeVisible();
    await expectAccessible(page);
    if (isPhone) await chosen(page).click();
    else await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/dashboard/tool/${torque.id}$`));
    await expect(page.getByRole('dialog')).toHaveCount(0);

    if (isPhone) await page.getByRole('button', { name: t('shell.search') }).click();
    else await page.keyboard.press('Control+k');
    // Who types and presses Enter at once gets what comes.
    await box(page, t).pressSequentially('4821lkm');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/dashboard/vehicle/${car.id}$`));

    await page.getByRole('button', { name: t('shell.search') }).click();
    await box(page, t).fill('pena gomez');
    await expect(answers(page)).toContainText(['Lucía Peña Gómez']);
    await expect(page.locator('mark').filter({ hasText: 'Peña Gómez' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/dashboard/booking/${rental.id}$`));

    await page.getByRole('button', { name: t('shell.search') }).click();
    await box(page, t).fill('k7');
    await expect(chosen(page)).toContainText(t('search.locker', { number: 'K-7' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'K-7' })).toBeVisible();

    await page.getByRole('button', { name: t('shell.search') }).click();
    await box(page, t).fill(t('shell.audit'));
    await expect(chosen(page)).toContainText(t('shell.audit'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/audit$/);

    await page.getByRole('button', { name: t('shell.search') }).click();
    await box(page, t).fill('xyzzyq');
    await expect(page.getByText(t('search.noneLead'))).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(t('search.none', { words: 'xyzzyq' }));
    await expectAccessible(page);
    await failCalls(page, '**/api/search/**');
    await box(page, t).fill('polipasto');
    await expect(page.getByText(t('search.failed'))).toBeVisible();
    await page.unroute('**/api/search/**');
    await box(page, t).fill('polipast');
    await expect(chosen(page)).toContainText('Polipasto');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

otherWays(() => {
  test('a worker finds tools and nothing else, and on a phone has what they do all day at the thumb', async ({
    admin: page,
    t,
    width,
    signIn,
    anotherBrowser,
  }) => {
    const isPhone = width < 800;
    const { tool, worker } = await given(page);
    const lift = await tool('Elevador Rosa');
    const own = await worker('Rosa', 'Alba');
    const other = await worker('Íñigo', 'Rosales');
    const hers = await anotherBrowser();
    await signIn(hers, own.userName, password);
    await openHome(hers);

    const bar = hers.getByRole('navigation', { name: t('shell.quick.label') });
    if (isPhone) await bar.getByRole('button', { name: t('shell.quick.search') }).click();
    else {
      await expect(bar).toHaveCount(0);
      await hers.keyboard.press('/');
    }
    await box(hers, t).fill('rosa');
    await expect(answers(hers)).toHaveText([/Elevador Rosa/]);
    await hers.keyboard.press('Enter');
    await expect(hers).toHaveURL(new RegExp(`/dashboard/tool/${lift.id}$`));
    if (!isPhone) return;

    await bar.getByRole('link', { name: t('shell.quick.notices') }).click();
    await expect(hers.getByText(t('notices.none'))).toBeVisible();
    await expectAccessible(hers);
    await (await given(hers)).call('PATCH', `/tool/${lift.id}/use`, { action: 'pickup' });
    const his = await anotherBrowser();
    await signIn(his, other.userName, password);
    await (await given(his)).call('PATCH', `/tool/${lift.id}/request/user/${other.id}`);
    await expect(bar).toContainText(t('shell.quick.waiting', { count: 1 }));
    await expect(hers.getByText(t('notices.none'))).toHaveCount(0);
    await hers.getByRole('button', { name: t('tools.actsOf.yes', { tool: 'Elevador Rosa' }) }).click();
    await expect(bar).not.toContainText(t('shell.quick.waiting', { count: 1 }));

    await bar.getByRole('link', { name: t('shell.quick.profile') }).click();
    await expect(hers).toHaveURL(/\/dashboard\/profile$/);
    await expectAccessible(hers);
    const { height = 0 } = hers.viewportSize() ?? {};
    const { y = 0, height: tall = 0 } = (await bar.boundingBox()) ?? {};
    expect(y + tall).toBe(height);
    for (const item of await bar.locator('a, button').all())
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(60);
    await bar.getByRole('link', { name: t('shell.home') }).click();
    await expect(hers).toHaveURL(/\/dashboard$/);
  });
});
