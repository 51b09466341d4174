import { failCalls } from './failing.ts';
import { bothWays, expect, expectAccessible, test } from './fixtures.ts';
import { given } from './given.ts';
import { linkInQr } from './read-qr.ts';

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length;

bothWays(() => {
  test('a sheet of labels is printed from the first free place on, and each opens its tool’s page', async ({
    page,
    t,
    company,
    signIn,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await signIn(page, company.email, company.password);
    const { tool } = await given(page);
    const { id } = await tool('Gato de carretilla', { reference: 'GAT-003' });
    for (let n = 1; n <= 3; n += 1) await tool(`Taladro ${n}`);
    await page.goto('/dashboard/labels');
    const make = (count: number) => page.getByRole('button', { name: t('labels.make', { count }), exact: true });
    await expect(make(1)).toBeDisabled();
    await page.getByRole('checkbox', { name: /Gato/ }).check();
    await page.getByRole('searchbox').fill('taladro');
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    await page.getByRole('button', { name: t('labels.chooseShown') }).click();
    await expect(page.getByText(t('labels.chosen', { count: 4 }), { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: t('labels.position', { number: 22 }), exact: true }).check();
    await expectAccessible(page);

    await make(4).click();
    const print = page.getByRole('button', { name: t('labels.print'), exact: true });
    await print.click();
    await expect(page.locator('body[data-printed]')).toBeVisible();
    await expect(page.getByRole('region', { name: t('labels.sheetNumber', { number: 2 }) })).toContainText('Taladro 3');
    await expectAccessible(page);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2);

    await page.getByText(t('labels.downloads')).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('labels.download', { name: 'Gato de carretilla' }) }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('qr-gato-de-carretilla.png');
    const drawn = page.getByRole('group', { name: t('labels.positions') }).locator('img');
    const source = (await drawn.first().getAttribute('src')) ?? '';
    const { pathname, searchParams } = await linkInQr(page, source.slice(source.indexOf(',') + 1));
    expect([pathname, searchParams.get('toolId')]).toEqual(['/incident', id]);
    expect(searchParams.get('token')).toBeTruthy();
  });
});

test('one tool gets a large label, which the next one can make useless', async ({ admin: page, t }) => {
  const { tool } = await given(page);
  const { id } = await tool('Polímetro');
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/label')) asked.push(request.postDataJSON());
  });
  const labelOf = async (replace: boolean) => {
    await page.goto(`/dashboard/labels?tools=${id}`);
    await expect(page.getByText(t('labels.chosen', { count: 1 }), { exact: true })).toBeVisible();
    await expect(page.getByText(t('labels.formats.bigMeaning'))).toBeVisible();
    if (replace) await page.getByLabel(t('labels.replace')).check({ force: true });
    await page.getByRole('button', { name: t('labels.make', { count: 1 }) }).click();
    await expect(page.getByRole('button', { name: t('labels.print'), exact: true })).toBeVisible();
  };
  await labelOf(false);
  await labelOf(true);
  await expectAccessible(page);
  expect(asked).toEqual([
    { toolIds: [id], replace: false },
    { toolIds: [id], replace: true },
  ]);

  await failCalls(page, '**/api/label');
  await page.goto(`/dashboard/labels?tools=${id},00000000-0000-4000-8000-000000000000`);
  await expect(page).toHaveURL(/tools=[^,%]+$/);
  await page.getByRole('button', { name: t('labels.make', { count: 1 }) }).click();
  await expect(page.getByRole('alert')).toHaveText(t('labels.makeFailed'));
});
