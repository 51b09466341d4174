import { readFile } from 'node:fs/promises';
import { failCalls } from './failing.ts';
import { bothWays, demo, expect, expectAccessible, test } from './fixtures.ts';
import { given } from './given.ts';
import { pathInQr } from './read-qr.ts';

bothWays(() => {
  test('an admin edits the account, and a second one is shown what the first changed', async ({
    page,
    t,
    company,
    signIn,
    anotherBrowser,
  }) => {
    const second = await anotherBrowser();
    for (const screen of [page, second]) {
      await signIn(screen, company.email, company.password);
      await screen.goto('/dashboard');
      await screen.getByRole('link', { name: t('home.openAccount') }).click();
      await expect(screen.getByLabel(t('company.companyName'))).toHaveValue(company.companyName);
    }
    await expectAccessible(page);
    await expect(page.getByLabel(t('accounts.email'))).toHaveAttribute('readonly', '');
    await expect(page.getByLabel(t('accounts.email'))).toHaveValue(company.email);

    await second.getByLabel(t('company.companyName')).fill('El nombre de la segunda');
    await second.getByLabel(t('company.city')).fill('Torrent');

    await page.getByLabel(t('company.companyName')).fill('');
    await page.getByLabel(t('company.phoneNumber'), { exact: true }).fill('611 222 333');
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByText(t('rules.companyNameRequired'))).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(t('company.companyName')).fill('El nombre de la primera');
    await page.getByRole('switch', { name: t('accounts.keyDrop') }).click({ force: true });
    await page.getByRole('button', { name: t('accounts.pasteDelegations') }).click();
    await page.getByLabel(t('accounts.pasteLabel')).fill('CM93 Norte\nITT Sur\ncm93 norte');
    await expectAccessible(page);
    await page.getByRole('button', { name: t('accounts.pasteAdd', { count: 2 }) }).click();
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByText(t('forms.saved'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('forms.unsaved'))).toBeHidden();
    await expectAccessible(page);

    await second.getByRole('button', { name: t('forms.save') }).click();
    const dialog = second.getByRole('dialog', { name: t('forms.stale.title') });
    const name = dialog.getByRole('group', { name: t('company.companyName') });
    await expect(name).toContainText('El nombre de la primera');
    await expect(name).toContainText('El nombre de la segunda');
    await expect(dialog.getByRole('group', { name: t('company.phoneNumber') })).toContainText('611 222 333');
    await expect(dialog.getByRole('group', { name: t('accounts.delegations') })).toContainText('ITT Sur');
    await expect(dialog.getByRole('button', { name: t('forms.stale.save') })).toBeDisabled();
    await expectAccessible(second);
    await name.getByLabel('El nombre de la segunda').check();
    await dialog.getByRole('button', { name: t('forms.stale.save') }).click();
    await expect(second.getByText(t('forms.saved'), { exact: true })).toBeVisible();

    await expect(page.getByLabel(t('company.companyName'))).toHaveValue('El nombre de la segunda');
    await expect(page.getByLabel(t('company.city'))).toHaveValue('Torrent');
    await expect(page.getByLabel(t('company.phoneNumber'), { exact: true })).toHaveValue('611 222 333');
    await expect(page.getByLabel(t('accounts.delegation', { number: 2 }))).toHaveValue('ITT Sur');
    await expect(page.getByRole('switch', { name: t('accounts.keyDrop') })).toBeChecked();
  });

  test('how many hours before a booking its check-in opens is a setting', async ({ admin: page, t }) => {
    await page.goto('/dashboard/account');
    const hours = page.getByLabel(t('accounts.checkInHours'));
    await expect(hours).toHaveValue('2');
    for (const wrong of ['73', '']) {
      await hours.fill(wrong);
      await page.getByRole('button', { name: t('forms.save') }).click();
      await expect(page.getByText(t('rules.checkInHoursInvalid'))).toBeVisible();
    }
    await expectAccessible(page);
    await hours.fill('a12');
    await expect(hours).toHaveValue('12');
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByText(t('forms.saved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(hours).toHaveValue('12');
  });
});

test('customers see the address that is meant for them, and never the one that somebody signs in with', async ({
  admin: page,
  t,
  company,
  anotherBrowser,
}) => {
  const { call } = await given(page);
  const { accountId } = await call('GET', '/authentication/user');
  const visitor = await anotherBrowser();
  const policy = `/privacy-policy/${accountId}`;
  await visitor.goto(policy);
  await expect(visitor.getByText('960 123 456').first()).toBeVisible();
  await expect(visitor.getByText(company.email)).toHaveCount(0);

  await page.goto('/dashboard/account');
  await page.getByLabel(t('accounts.contactEmail')).fill('no es un correo');
  await page.getByRole('button', { name: t('forms.save') }).click();
  await expect(page.getByText(t('rules.emailInvalid'))).toBeVisible();
  await page.getByLabel(t('accounts.contactEmail')).fill('clientes@turia.test');
  await page.getByRole('button', { name: t('forms.save') }).click();
  await expect(page.getByText(t('forms.saved'), { exact: true })).toBeVisible();

  await visitor.goto(policy);
  await expect(visitor.getByText('clientes@turia.test').first()).toBeVisible();
  await expect(visitor.getByText(company.email)).toHaveCount(0);
});

test('a logo is uploaded, kept and shown', async ({ admin: page, t }) => {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 60 } });
  await page.goto('/dashboard/account');
  await page
    .getByLabel(t('accounts.logoPick'))
    .setInputFiles({ name: 'logo.PNG', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: t('forms.save') }).click();
  await expect(page.getByText(t('forms.saved'), { exact: true })).toBeVisible();

  await page.reload();

  const shown = page.getByRole('img', { name: t('accounts.logoPick') });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
});

test('unsaved changes are not left behind by accident', async ({ page, t, signIn }) => {
  await signIn(page, demo.admin, demo.password);
  await page.goto('/dashboard/account');
  await page.getByLabel(t('company.city')).fill('Torrent');

  await page.getByRole('link', { name: t('frame.home') }).click();
  const dialog = page.getByRole('dialog', { name: t('forms.leave.title') });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('forms.leave.stay') }).click();
  await expect(page.getByLabel(t('company.city'))).toHaveValue('Torrent');

  await page.getByRole('button', { name: t('shell.userMenu', { name: 'Ana Ferrer' }) }).click();
  await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
  await dialog.getByRole('button', { name: t('forms.leave.leave') }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: t('landing.signIn') })).toBeVisible();
});

test('the company’s public pages are there to copy, to open and to print', async ({ admin: page, t, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard/account');
  const label = t('accounts.pages.check-in.name');
  const address = await page.getByLabel(label, { exact: true }).inputValue();
  await page.getByRole('button', { name: t('lists.copyOf', { label }) }).click();
  await expect(page.getByText(t('lists.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const [code] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('accounts.pages.qr', { name: label }) }).click(),
  ]);
  const printed = await pathInQr(page, (await readFile(await code.path())).toString('base64'));
  expect(printed).toBe(new URL(address).pathname);
  await expectAccessible(page);
});

test('what cannot be read can be asked for again', async ({ page, t, signIn }) => {
  await signIn(page, demo.admin, demo.password);
  await failCalls(page, '**/api/account/*');
  await page.goto('/dashboard/account');
  await expect(page.getByRole('alert')).toHaveText(t('accounts.failed'));
  await expectAccessible(page);

  await page.unroute('**/api/account/*');
  await page.getByRole('button', { name: t('frame.retry') }).click();

  await expect(page.getByLabel(t('company.companyName'))).toHaveValue(/./);
});
