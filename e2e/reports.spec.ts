import { readFile } from 'node:fs/promises';
import { overviewColumns } from '@llave/contract/reports';
import { bothWays, demo, expect, expectAccessible, test } from './fixtures.ts';

const broken = { status: 500, json: { code: 'failed', message: 'Something broke' } };

const isFalling = (values: number[]) =>
  values.length > 1 && values.every((value, at) => at === 0 || value <= (values[at - 1] ?? 0));

bothWays(() => {
  test('what is chosen in a report is in its address, and it comes as a file', async ({ page, t, signIn, says }) => {
    await signIn(page, demo.admin, demo.password);
    await page.goto('/dashboard/reports');
    const table = page.getByRole('table', { name: t('reports.tab.overview') });
    const head = (label: string) => page.getByRole('columnheader', { name: label, exact: true });
    await expect(head(t('reports.overview.name'))).toHaveAttribute('aria-sort', 'ascending');
    await head(t('reports.overview.totalUse')).getByRole('button').click();
    await expect(page).toHaveURL(/sort=totalUse&way=desc/);
    const hours = async (column: (typeof overviewColumns)[number]) => {
      const place = `:nth-child(${overviewColumns.indexOf(column) + 1})`;
      const cells = await table.locator(`tbody tr > ${place}`).allTextContents();
      return cells.map((text) => (text.endsWith(' h') ? Number(text.replaceAll(/\D/g, '')) : -1));
    };
    await expect.poll(async () => isFalling(await hours('totalUse'))).toBe(true);
    await head(t('reports.overview.outHours')).getByRole('button').click();
    await expect.poll(async () => isFalling(await hours('outHours'))).toBe(true);
    expect(new Set(await hours('outHours')).size).toBeGreaterThan(2);
    await head(t('reports.overview.totalUse')).getByRole('button').click();
    await expect(page).toHaveURL(/sort=totalUse&way=desc/);
    await page.reload();
    await expect(head(t('reports.overview.totalUse'))).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('searchbox').fill('dinamometrica');
    await expect(page).toHaveURL(/q=dinamometrica/);
    await expect(table.getByRole('rowheader').first()).toContainText(/dinamométrica/i);
    await expectAccessible(page);

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: t('reports.csv') }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(says({ es: 'herramientas.csv', en: 'tools.csv' }));
    const [first, second] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(first?.startsWith(says({ es: '\uFEFFHerramienta;Referencia;', en: '\uFEFFTool;Reference;' }))).toBe(true);
    expect(second).toMatch(/dinamométrica[^;]*;/i);
    await expect(page.getByText(t('lists.csvSaved', { file: file.suggestedFilename() }))).toBeVisible();

    await page.route('**/api/reports/**', (route) => route.fulfill(broken));
    await page.getByRole('button', { name: t('reports.csv') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('lists.csvFailed') })).toBeVisible();
    await page.unroute('**/api/reports/**');

    await table.getByRole('link').first().click();
    await expect(page).toHaveURL(/tab=life&tool=[\w-]{36}/);
    await expect(page.getByRole('heading', { level: 2, name: /dinamométrica/i })).toBeVisible();
    await expect(
      page
        .getByRole('table', { name: t('history.title') })
        .getByRole('row')
        .nth(1),
    ).toContainText(/\d\d\/\d\d\/20\d\d,? \d\d:\d\d/);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('reports.life.another') }).click();
    await page.getByRole('searchbox').fill('GAT-');
    await page
      .getByRole('list', { name: t('reports.life.choose') })
      .getByRole('button', { name: /GAT-/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2, name: /gato/i })).toBeVisible();
  });

  test('days that make no sense are refused before anything is asked, and the rest is counted', async ({
    page,
    t,
    signIn,
  }) => {
    await signIn(page, demo.admin, demo.password);
    await page.route('**/api/reports/**', (route) => route.fulfill(broken));
    await page.goto('/dashboard/reports?tab=activity');
    await expect(page.getByText(t('reports.failed'))).toBeVisible();
    await page.getByRole('button', { name: t('frame.retry') }).click();
    await expect(page.getByText(t('reports.failed'))).toBeVisible();
    await page.unroute('**/api/reports/**');
    await page.reload();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/reports/') && asked.push(request.url()));
    const table = page.getByRole('table', { name: t('reports.tab.activity') });
    await page.getByRole('radio', { name: t('reports.quick.last3Months'), exact: true }).check();
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
    await expect(table.getByRole('row').last()).toContainText(t('reports.activity.total'));
    await table.getByRole('button', { name: t('reports.activity.pickup') }).click();
    const pickups = async () =>
      (await table.locator('tbody tr td:nth-of-type(1)').allTextContents()).map((text) => Number(text));
    await expect.poll(async () => isFalling(await pickups())).toBe(true);
    await expectAccessible(page);

    asked.length = 0;
    await page.getByLabel(t('reports.range.from')).fill('2099-01-01');
    await expect(page.getByText(t('rules.rangeReversed'))).toBeVisible();
    await expect(page.getByText(t('reports.range.refused'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('reports.csv') })).toBeDisabled();
    expect(asked).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('radio', { name: t('reports.quick.last3Months'), exact: true }).check();
    await expect(table).toBeVisible();

    await page.getByRole('tab', { name: t('reports.tab.savings'), exact: true }).click();
    await expect(page.getByRole('img', { name: t('reports.savings.chart') })).toBeVisible();
    await expect(page.getByText(t('reports.savings.disclaimer', { seconds: 90 }))).toBeVisible();
    await page.getByText(t('reports.savings.table')).click();
    expect(
      await page
        .getByRole('table', { name: t('reports.savings.table') })
        .getByRole('row')
        .count(),
    ).toBeGreaterThan(85);
    await expectAccessible(page);
  });

  test('tools that gather dust and calibrations that are overdue stand out, on paper too', async ({
    page,
    t,
    signIn,
  }) => {
    await signIn(page, demo.admin, demo.password);
    await page.goto('/dashboard/reports?tab=utilisation');
    await page.getByRole('radio', { name: t('reports.quick.last7'), exact: true }).check();
    await page.getByRole('radio', { name: t('reports.utilisation.dust'), exact: true }).check();
    await expect(page).toHaveURL(/sort=used&way=asc/);
    await expect(page.getByRole('row').nth(1)).toContainText(t('reports.utilisation.idle'));
    await page.getByRole('radio', { name: t('reports.utilisation.fought'), exact: true }).check();
    await expect(page.getByRole('columnheader', { name: t('reports.utilisation.requests') })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expectAccessible(page);

    await page.getByRole('tab', { name: t('reports.tab.calibration'), exact: true }).click();
    await expect(page.getByRole('img', { name: t('reports.calibration.months') })).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(`^${t('reports.calibration.several.overdue')}: \\d+$`) }).check();
    await expect(page).toHaveURL(/state=overdue/);
    await expect(page.getByRole('row').nth(1)).toContainText(t('reports.calibration.states.overdue'));
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(page.getByText(t('reports.printedOn', { day: '' }))).toBeVisible();
  });
});

test('who may not see reports neither finds nor opens them', async ({ page, t, signIn }) => {
  await signIn(page, demo.worker, demo.password);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('link', { name: t('shell.reports') })).toHaveCount(0);
  await page.goto('/dashboard/reports');
  await expect(page.getByText(t('frame.forbidden.title'))).toBeVisible();
});
