import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Golden, openGoldenMonth } from './given-golden-month.ts';

let golden: Golden;
test.beforeAll(async () => {
  golden = await openGoldenMonth();
});
test.afterAll(() => golden.close());

test.use({ timezoneId: 'America/Mexico_City' });

const cells = async (page: Page, table: string) => {
  const rows = page.getByRole('table', { name: table }).locator('tbody tr, tfoot tr');
  return Promise.all((await rows.all()).map((row) => row.locator('th, td').allInnerTexts()));
};

test('the month that was added up by hand reads the same on the screen, far from Madrid too', async ({ page, t }) => {
  await page.clock.setFixedTime(golden.now);
  await page.goto(`${golden.origin}/sign-in`);
  await page.getByLabel(t('authentication.identifier')).fill(golden.email);
  await page.getByLabel(t('authentication.password'), { exact: true }).fill(golden.password);
  await page.getByRole('button', { name: t('authentication.signIn.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const show = (tab: string, range = '') => page.goto(`${golden.origin}/dashboard/reports?tab=${tab}${range}`);
  const october = '&from=2026-10-01&to=2026-10-31';

  await show('activity', october);
  await expect
    .poll(() => cells(page, t('reports.tab.activity')))
    .toEqual([
      ['Taller Turia', '0', '0', '0', '1', '0'],
      ['Ana Alba', '1', '1', '1', '0', '1'],
      ['Luis Bravo', '1', '2', '0', '0', '0'],
      [t('reports.activity.total'), '2', '3', '1', '1', '1'],
    ]);

  await show('savings', october);
  await expect(page.getByText('0,18 h', { exact: true })).toBeVisible();
  await page.getByText(t('reports.savings.table')).click();
  await expect.poll(async () => (await cells(page, t('reports.savings.table'))).length).toBe(31);
  const days = await cells(page, t('reports.savings.table'));
  expect(days.filter(([, acts]) => acts !== '0')).toEqual([
    ['01/10/2026', '4', '0,10'],
    ['24/10/2026', '1', '0,03'],
    ['26/10/2026', '1', '0,03'],
    ['31/10/2026', '1', '0,03'],
  ]);

  const drill = () => page.getByRole('row', { name: /A taladro/ });
  for (const [range, hours] of [
    [october, /4,2\s%.*31,5 h/],
    ['&from=2026-10-25&to=2026-10-25', /100\s%.*25,0 h/],
    ['&from=2027-03-28&to=2027-03-28', /100\s%.*23,0 h/],
  ] as const) {
    await show('utilisation', range);
    await expect(drill()).toContainText(hours);
  }

  await show('overview');
  await expect(drill()).toContainText('27/03/2027');
  await expect(drill()).toContainText('55 h');
  await expect(page.getByRole('row', { name: /B llave/ })).toContainText(/2 h\s*3853 h/);
  await drill().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'A taladro' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(/29\/03\/2027,? 00:00/);
});
