import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { bothWays, expect, expectAccessible, test } from './fixtures.ts';

bothWays(() => {
  test('an admin takes everything along, asks for the company to be deleted and thinks again', async ({
    admin: page,
    t,
    company,
    mailTo,
  }) => {
    await page.goto('/dashboard/account');
    const leaving = page.getByRole('region', { name: t('departures.title') });
    await leaving.getByRole('button', { name: t('departures.export.act') }).click();
    await expect(leaving.getByText(t('departures.export.ready'))).toBeVisible({ timeout: 30_000 });
    await mailTo(company.email, '/dashboard/account#leaving');
    const downloading = page.waitForEvent('download');
    await leaving.getByRole('link', { name: t('departures.export.download') }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^llave-.*\.tgz$/);
    const content = gunzipSync(await readFile(await download.path())).toString('latin1');
    for (const name of ['tables/users.csv', 'tables/tools.json', 'llave.json']) expect(content).toContain(name);
    await expectAccessible(page);

    await leaving.getByRole('button', { name: t('departures.deletion.open') }).click();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(t('departures.deletion.name', { name: company.companyName }));
    const act = dialog.getByRole('button', { name: t('departures.deletion.act', { days: 30 }) });
    await name.fill('Otra');
    await act.click();
    await expect(dialog.getByText(t('rules.companyNameOther'))).toBeVisible();
    await expectAccessible(page);
    await name.fill(company.companyName);
    await act.click();
    await expect(dialog).toBeHidden();
    await mailTo(company.email, '/dashboard/account#leaving');

    await page.goto('/dashboard');
    const band = page.getByRole('region', { name: t('departures.deletion.bandTitle') });
    await expect(band).toContainText(company.companyName);
    await expectAccessible(page);
    await band.getByRole('button', { name: t('departures.deletion.cancel') }).click();
    await expect(page.getByText(t('departures.deletion.cancelled'), { exact: true })).toBeVisible();
    await expect(band).toBeHidden();
    await page.goto('/dashboard/account');
    await expect(leaving.getByRole('button', { name: t('departures.deletion.open') })).toBeVisible();
  });
});
