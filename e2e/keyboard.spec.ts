import type { Locator, Page } from '@playwright/test';
import type { Translate } from '../web/src/i18n/translation.ts';
import { expect, test } from './fixtures.ts';
import { given } from './given.ts';
import { givenReception } from './given-reception.ts';
import { givenRental } from './given-rental.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens what a button leads to, by way of a menu or another dialog, and leaves it by Escape and by its own way out. */
const leaves = async (page: Page, t: Translate, opener: Locator, through: Locator[] = []) => {
  const overlay = page.getByRole('dialog');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => overlay.getByRole('button', { name: t('shell.close'), exact: true }).click(),
  ];
  for (const leave of ways) {
    await opener.click();
    for (const step of through) await step.click();
    await expect(overlay).toBeVisible();
    await expect(overlay.locator(':focus')).toHaveCount(1);
    await leave();
    await expect(overlay).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
};

test('who leaves a dialog of tools, incidents or lockers is back at what opened it', async ({ admin: page, t }) => {
  const { call, tool, locker, image } = await given(page);
  const { id } = await tool('Llave de vaso 24');
  await locker('7', 4);
  const files = [await image()];
  const report = { toolId: id, incidentType: 'broken', description: 'No engrana', files };
  const incident = await call('POST', '/incident', report);

  await page.goto('/dashboard/tools');
  const more = button(page, t('tools.more', { tool: 'Llave de vaso 24' }));
  for (const act of ['assign', 'lend', 'report'] as const)
    await leaves(page, t, more, [page.getByRole('menuitem', { name: t(`tools.menu.${act}`) })]);
  await more.click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(more).toBeFocused();

  await page.goto(`/dashboard/tool/${id}`);
  const actions = button(page, t('tool.actions.open'));
  for (const act of ['block', 'retire', 'delete'] as const)
    await leaves(page, t, actions, [page.getByRole('menuitem', { name: t(`tool.actions.${act}`) })]);
  await leaves(page, t, button(page, t('tool.calibrations.add')));
  await leaves(page, t, button(page, t('tool.files.add')));
  const name = page.getByLabel(t('tool.name'), { exact: true });
  await name.fill('Llave de vaso 27');
  await leaves(page, t, page.getByRole('banner').getByRole('link', { name: t('shell.reports') }));

  await page.goto(`/dashboard/incident/${incident.id}`);
  for (const act of ['close', 'share', 'observe'] as const)
    await leaves(page, t, button(page, t(`incidents.${act}.act`)));
  await leaves(page, t, button(page, t('gallery.number', { number: 1, count: 1 })));

  await page.goto('/dashboard/lockers');
  await leaves(page, t, button(page, t('lockers.add')));
  await leaves(page, t, button(page, t('lockers.assignTo', { number: '7' })));
  const details = button(page, t('lockers.open', { number: '7' }));
  await leaves(page, t, details);
  const inside = page.getByRole('dialog', { name: t('lockers.name', { number: '7' }) });
  for (const act of ['edit', 'delete'] as const)
    await leaves(page, t, details, [inside.getByRole('button', { name: t(`lockers.${act}`) })]);
});

test('who leaves a dialog of people, rentals or visits is back at what opened it', async ({
  admin: page,
  t,
  company,
  request,
}) => {
  const { worker } = await given(page);
  const { id } = await worker('Nuria', 'Font');
  const { vehicle, booking } = await givenRental(page);
  const car = await vehicle('4421 KLM');
  const { id: bookingId } = await booking(car.id);
  const reception = await givenReception(request, company);
  await reception.change({ delegations: ['ITT Sur'] });
  await reception.checkIn('9988 BCD');
  const { reference } = await reception.report();

  await page.goto('/dashboard/users');
  for (const act of ['badge.act', 'signInCode.act', 'delete'] as const)
    await leaves(page, t, button(page, t(`users.${act}`, { name: 'Nuria Font' })));
  await page.goto(`/dashboard/user/user/${id}`);
  await leaves(page, t, button(page, t('users.setPassword')));

  await page.goto(`/dashboard/booking/${bookingId}`);
  await leaves(page, t, button(page, t('bookings.cancel.act')));
  await page.goto(`/dashboard/vehicle/${car.id}`);
  await leaves(page, t, button(page, t('vehicles.delete')));
  await page.goto('/dashboard/check-ins');
  await page.getByRole('article').getByRole('link').last().click();
  await leaves(page, t, button(page, t('checkIns.close.act')));
  await page.goto('/dashboard/field-incidents');
  await page.getByRole('article', { name: reference }).getByRole('link').last().click();
  await leaves(page, t, button(page, t('fieldIncidents.close.act')));
  await page.goto('/dashboard/account');
  await leaves(page, t, button(page, t('accounts.pasteDelegations')));
});

test('who leaves the menu of the top bar, or what it opens, is back at its button', async ({ admin: page, t }) => {
  await page.goto('/dashboard');
  const own = page.getByRole('button', { name: t('shell.userMenu', { name: '' }).trim() });
  await leaves(page, t, own, [page.getByRole('menuitem', { name: t('shell.changePassword') })]);
  await own.click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await expect(own).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = button(page, t('shell.menu'));
  await leaves(page, t, menu);
  const inside = page.getByRole('dialog').getByRole('button', { name: t('shell.changePassword') });
  await leaves(page, t, menu, [inside]);
});

test('a menu is walked with the arrows, and a press beside closes what it opens', async ({ admin: page, t }) => {
  const { tool } = await given(page);
  await tool('Llave de vaso 24');
  await page.goto('/dashboard/tools');
  const more = button(page, t('tools.more', { tool: 'Llave de vaso 24' }));
  const items = page.getByRole('menuitem');
  await more.click();
  await expect(items.first()).toBeFocused();
  for (const [key, item] of [
    ['ArrowUp', items.last()],
    ['ArrowDown', items.first()],
    ['End', items.last()],
    ['Home', items.first()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(item).toBeFocused();
  }
  await page.mouse.click(2, 450);
  await expect(page.getByRole('menu')).toHaveCount(0);

  await more.click();
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('tools.report.title', { tool: 'Llave de vaso 24' }) });
  await dialog.getByRole('textbox').fill('No engrana');
  await dialog.getByRole('textbox').hover();
  await page.mouse.down();
  await page.mouse.move(2, 450);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(2, 450);
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
});
