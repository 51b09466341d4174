import type { Page } from '@playwright/test';
import { workbook } from '../web/src/features/imports/workbook.ts';
import { bothWays, expect, expectAccessible, test } from './fixtures.ts';
import { given } from './given.ts';

/** As Excel saves it on a Spanish Windows: its own alphabet, semicolons, decimal commas, days first. */
const windows = (lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1');

const accountOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').accountId);

const csv = (name: string, lines: string[]) => ({ name, mimeType: 'text/csv', buffer: windows(lines) });

bothWays(() => {
  test('a workshop’s list comes in from a file: a fault is corrected, what exists changes, and all of it goes back', async ({
    admin: page,
    t,
  }) => {
    await page.goto('/dashboard/tools');
    await expect(page.getByText(t('tools.empty.all'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('lists.import') })).toHaveCount(2);
    await page
      .getByRole('link', { name: t('lists.import') })
      .last()
      .click();
    await expect(page.getByRole('heading', { name: t('imports.title.tools') })).toBeVisible();
    await expectAccessible(page);
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('imports.template') }).click(),
    ]);
    expect(template.suggestedFilename()).toBe(`${t('imports.templateFile.tools')}.xlsx`);
    const choose = page.getByLabel(t('imports.choose'));
    await choose.setInputFiles({ name: 'foto.xlsx', mimeType: 'image/png', buffer: Buffer.from('PK esto no') });
    await expect(page.getByRole('alert')).toHaveText(t('imports.unreadable.broken'));
    await choose.setInputFiles(await template.path());
    await expect(page.getByRole('alert')).toHaveText(t('imports.unreadable.empty'));

    const list = csv('inventario.csv', [
      'Talleres Levante;;;;',
      'Herramienta;Ref.;Compra;Precio;Sección',
      'Gato de cañón;GAT-1;12/03/2024;1.250,50;Elevación',
      'Polímetro;POL-1;45363;89,9;Medición',
      'Llave de ñandú;LLA-1;31/02/2023;;Medición',
    ]);
    await choose.setInputFiles(list);
    await expect(page.getByText(t('imports.created.tools', { count: 2, number: 2 }))).toBeVisible();
    const faults = page.getByRole('table', { name: t('imports.faultsTitle', { count: 1 }) });
    await expect(faults.getByRole('row', { name: t('imports.lineNumber', { number: 5 }) })).toContainText(
      t('imports.faults.dateInvalid'),
    );
    await expect(page.getByRole('button', { name: t('imports.import', { rows: 2 }) })).toBeDisabled();
    await expectAccessible(page);
    await page.getByLabel(t('imports.fieldOf', { heading: 'Sección' })).selectOption('category');
    await faults.getByRole('textbox').fill('28/02/2023');
    await page.getByRole('button', { name: t('imports.checkAgain') }).click();
    await expect(page.getByText(t('imports.newCategories', { count: 2, names: 'Elevación, Medición' }))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('imports.import', { rows: 3 }) }).click();
    await expect(page.getByText(counts(3, 0, 0))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('imports.see.tools') }).click();
    const card = (name: string) => page.getByRole('article', { name, exact: true });
    await expect(card('Gato de cañón')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(card('Polímetro').locator('img')).toHaveAttribute('src', /drawn-gauge/);

    await page.getByRole('link', { name: t('lists.import') }).click();
    const dearer = workbook([
      {
        name: 'Hoja1',
        rows: [
          ['Nombre', 'Referencia', 'Precio'],
          ['Gato de cañón', 'GAT-1', 1300],
          ['Polímetro', 'POL-1', 89.9],
          ['Grúa', 'GRU-1', ''],
        ],
      },
    ]);
    await choose.setInputFiles({ name: 'subida.xlsx', mimeType: '', buffer: Buffer.from(dearer) });
    await page.getByRole('button', { name: t('imports.import', { rows: 2 }) }).click();
    await expect(page.getByText(counts(1, 1, 1))).toBeVisible();
    await page.getByRole('button', { name: t('imports.undo') }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('imports.undo') })
      .click();
    await expect(page.getByText(t('imports.undoDone'))).toBeVisible();

    const { call } = await given(page);
    const tools = await call<{ id: string; name: string; purchasePrice: number; accountId: string }[]>(
      'GET',
      `/tool/account/${await accountOf(page)}`,
    );
    expect(tools.map(({ name, purchasePrice }) => [name, purchasePrice])).toEqual([
      ['Gato de cañón', 1250.5],
      ['Llave de ñandú', null],
      ['Polímetro', 89.9],
    ]);
    await call('PATCH', `/tool/${tools[2]?.id}/use`, { action: 'pickup' });
    await page.getByRole('button', { name: t('imports.undoOf', { file: 'inventario.csv' }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('imports.undo') }).click();
    await expect(dialog.getByText(t('imports.changedSince', { names: 'Gato de cañón, Polímetro' }))).toBeVisible();
    await dialog.getByRole('button', { name: t('imports.undoRest') }).click();
    await expect(page.getByText(t('imports.undone'))).toHaveCount(2);
    await page.goto('/dashboard/tools');
    await expect(page.getByRole('article')).toHaveCount(2);

    function counts(created: number, changed: number, same: number) {
      return [
        t('imports.created.tools', { count: created, number: created }),
        t('imports.changed', { count: changed, number: changed }),
        t('imports.same', { count: same, number: same }),
      ].join(', ');
    }
  });

  test('tools are added in a row without a photo, and every list and its empty state leads to an import', async ({
    admin: page,
    t,
  }) => {
    await page.goto('/dashboard/tool');
    for (const name of ['Martillo', 'Sierra']) {
      await page.getByLabel(t('tool.name'), { exact: true }).fill(name);
      const none = page.getByRole('button', { name: t('tool.new.noPhoto') });
      if (name === 'Martillo') await none.click();
      await expect(page.getByRole('img', { name: t('tool.picture') })).toBeVisible();
      await page.getByRole('button', { name: t('tool.new.another') }).click();
      await expect(page.getByLabel(t('tool.name'), { exact: true })).toHaveValue('');
    }
    await expectAccessible(page);
    await page.goto('/dashboard/tools');
    await expect(page.getByRole('article')).toHaveCount(2);

    const own = await page.request.get(`/api/reports/${await accountOf(page)}/tools`, {
      headers: {
        authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
        accept: 'text/csv',
      },
    });
    await page.goto('/dashboard/import/tools');
    await page
      .getByLabel(t('imports.choose'))
      .setInputFiles({ name: 'herramientas.csv', mimeType: 'text/csv', buffer: await own.body() });
    await expect(page.getByText(t('imports.nothingNew'))).toBeVisible();
    await expect(page.getByText(t('imports.same', { count: 2, number: 2 }))).toBeVisible();

    for (const [list, kind, empties] of [
      ['/dashboard/vehicles', 'vehicles', 2],
      ['/dashboard/lockers', 'lockers', 2],
      ['/dashboard/users', 'people', 2],
    ] as const) {
      await page.goto(list);
      await expect(page.getByRole('link', { name: t('lists.import') })).toHaveCount(empties);
      await page
        .getByRole('link', { name: t('lists.import') })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: t(`imports.title.${kind}`) })).toBeVisible();
    }
    const people = csv('gente.csv', [
      'Nombre\tApellidos\tUsuario\tHerramientas',
      `Eva\tSanz\tu-${Date.now()}\tgestionar`,
    ]);
    await page.getByLabel(t('imports.choose')).setInputFiles(people);
    await page.getByRole('button', { name: t('imports.import', { rows: 1 }) }).click();
    await page.getByRole('link', { name: t('imports.see.people') }).click();
    await expect(page.getByText('Eva Sanz')).toBeVisible();
  });
});

test('five thousand rows of an Excel file are imported in one go, once the 37 faulty ones are left out', async ({
  admin: page,
  t,
}) => {
  test.slow();
  const rows = Array.from({ length: 5000 }, (_, at) => [
    `Llave ${at}`,
    `REF-${at}`,
    at % 135 === 0 && at < 37 * 135 ? '31/02/2023' : 45363,
    12.5,
  ]);
  const file = workbook([{ name: 'Hoja1', rows: [['Nombre', 'Referencia', 'Fecha de compra', 'Precio'], ...rows] }]);
  await page.goto('/dashboard/import/tools');
  await page
    .getByLabel(t('imports.choose'))
    .setInputFiles({ name: 'taller.xlsx', mimeType: '', buffer: Buffer.from(file) });
  const faults = page.getByRole('table', { name: t('imports.faultsTitle', { count: 37 }) });
  await expect(faults.getByRole('row')).toHaveCount(38, { timeout: 60_000 });
  await page.getByRole('button', { name: t('imports.leaveRowsOut', { count: 37 }) }).click();
  await page.getByRole('button', { name: t('imports.import', { rows: '4963' }) }).click({ timeout: 60_000 });
  await expect(page.getByText(t('imports.created.tools', { count: 4963, number: '4963' }))).toBeVisible({
    timeout: 60_000,
  });
});
