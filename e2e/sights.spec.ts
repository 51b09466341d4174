import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { given } from './given.ts';

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
};

test('the days of a report fit the narrowest phone', async ({ page, t, company, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, company.email, company.password);
  for (const tab of ['savings', 'activity']) {
    await page.goto(`/dashboard/reports?tab=${tab}`);
    for (const name of ['from', 'to'] as const) {
      const { x, width } = await boxOf(page.getByLabel(t(`reports.range.${name}`), { exact: true }));
      expect({ tab, name, left: x >= 16, right: x + width <= 360 - 16 }).toEqual({
        tab,
        name,
        left: true,
        right: true,
      });
    }
  }
});

test('the button that adds something has one colour on every list', async ({ admin: page, t }) => {
  const { tool } = await given(page);
  await tool('Lima');
  for (const [path, name] of [
    ['tools', t('tools.add')],
    ['lockers', t('lockers.add')],
    ['bookings', t('bookings.add')],
    ['vehicles', t('vehicles.add')],
    ['users', t('users.worker.add')],
    ['admin-management', t('users.admin.add')],
  ] as const) {
    await page.goto(`/dashboard/${path}`);
    const add = page.getByRole('link', { name }).or(page.getByRole('button', { name })).first();
    await expect(add).toHaveCSS('background-color', 'rgb(245, 183, 0)');
  }
});

test('the choices of how long data is kept stand in line', async ({ admin: page, t }) => {
  await page.goto('/dashboard/account');
  for (const pair of [
    ['Pictures', 'Papers'],
    ['Reports', 'Blocked'],
  ] as const) {
    const [first, second] = await Promise.all(
      pair.map((kind) => boxOf(page.getByRole('combobox', { name: t(`accounts.retention${kind}`) }))),
    );
    expect(first?.y).toBe(second?.y);
  }
});

test('the button of a door is as wide as the door, whatever its size', async ({ admin: page, t }) => {
  const { locker } = await given(page);
  for (const size of [3, 8, 12]) await locker(`D${size}`, size);
  await page.goto('/dashboard/lockers');
  for (const size of [3, 8, 12]) {
    const act = page.getByRole('button', { name: t('lockers.assignTo', { number: `D${size}` }) });
    const [button, door] = [await boxOf(act), await boxOf(page.getByRole('listitem').filter({ has: act }))];
    expect(door.width - button.width).toBeLessThan(30);
  }
});
