import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Translate } from '../web/src/i18n/translation.ts';
import { failCalls } from './failing.ts';
import { type Company, demo, expect, expectAccessible, otherWays, password, test } from './fixtures.ts';
import { given } from './given.ts';

let company: Company;
test.beforeAll(({ company: registered }) => {
  company = registered;
});

const fresh = () => `u-${randomUUID().slice(0, 8)}`;
const openEntry = async (page: Page, t: Translate, label: string) => {
  await page.goto('/dashboard');
  const narrow = (page.viewportSize()?.width ?? 0) < 800;
  if (narrow) await page.getByRole('button', { name: t('shell.menu'), exact: true }).click();
  else await page.getByRole('button', { name: t('shell.groups.team'), exact: true }).hover();
  await page.getByRole(narrow ? 'link' : 'menuitem', { name: label, exact: true }).click();
};
const typePassword = async (dialog: Locator, t: Translate) => {
  for (const label of [t('authentication.newPassword'), t('authentication.confirm')])
    await dialog.getByLabel(label, { exact: true }).fill(password);
};
const api = (page: Page) => ({
  post: async (path: string, data: object) => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const reply = await page.request.post(`/api${path}`, { data, headers: { authorization: `Bearer ${token}` } });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()) as { id: string; userName: string };
  },
});

otherWays(() => {
  test('an admin adds a worker, who signs in, gets a role at once, and is deleted', async ({
    page,
    t,
    says,
    signIn,
    anotherBrowser,
  }) => {
    const userName = fresh();
    await signIn(page, company.email, company.password);
    await openEntry(page, t, t('shell.users'));
    await expect(page.getByText(t('users.worker.empty'))).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: t('users.worker.add') })
      .first()
      .click();
    const submit = page.getByRole('button', { name: t('users.worker.submit') });
    await submit.click();
    for (const rule of ['nameRequired', 'surnameRequired', 'userNameRequired'] as const)
      await expect(page.getByText(t(`rules.${rule}`), { exact: true })).toBeVisible();
    await expect(page.getByLabel(t('users.name'), { exact: true })).toBeFocused();
    await expectAccessible(page);

    await page.getByLabel(t('users.name'), { exact: true }).fill('Lucía');
    await page.getByLabel(t('users.surname')).fill('Peña');
    await page.getByLabel(t('users.userName')).fill(userName);
    await submit.click();
    const name = 'Lucía Peña';
    const dialog = page.getByRole('dialog', { name: t('passwords.ofUser', { name }) });
    await typePassword(dialog, t);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('passwords.save') }).click();
    await expect(dialog).toBeHidden();

    const worker = await anotherBrowser();
    await worker.setViewportSize({ width: 390, height: 844 });
    await signIn(worker, userName, password);
    await worker.goto('/dashboard');
    await worker.getByRole('button', { name: t('shell.menu'), exact: true }).click();
    const menu = worker.getByRole('navigation', { name: t('shell.main') });
    await expect(menu.getByRole('link', { name: t('shell.home'), exact: true })).toBeVisible();
    await expect(worker.getByRole('link', { name: t('shell.users') })).toHaveCount(0);

    const roles = page.getByRole('radiogroup', { name: t('users.access.management.label') });
    await roles.getByRole('radio', { name: t('users.access.view') }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByText(t('forms.saved'), { exact: true })).toBeVisible();

    await worker.getByRole('link', { name: t('shell.users'), exact: true }).click();
    await expect(worker.getByRole('row', { name: /Lucía/ })).toContainText(t('users.you'));
    await expect(worker.getByRole('link', { name: t('users.edit', { name }) })).toHaveCount(0);
    await expectAccessible(worker);

    await page.getByRole('link', { name: t('users.return') }).click();
    await page.getByRole('button', { name: t('users.delete', { name }) }).click();
    const asked = page.getByRole('dialog', { name: t('users.deleteTitle', { name }) });
    await expectAccessible(page);
    await asked.getByRole('button', { name: t('users.deleteConfirm') }).click();
    const deleted = { es: 'Usuario eliminado correctamente', en: 'User deleted successfully' };
    await expect(page.getByText(says(deleted))).toBeVisible();
    await expect(page.getByText(t('users.worker.empty'))).toBeVisible();
    await expect(worker).toHaveURL(/\/sign-in\?/);
  });
});

test('who signed up without a name saves themselves as they are, and with their name once they say it', async ({
  admin: page,
  t,
  company,
}) => {
  await page.goto('/dashboard/admin-management');
  await page.getByRole('link', { name: t('users.edit', { name: company.companyName }) }).click();
  const surname = page.getByLabel(t('users.surname'));
  const name = page.getByLabel(t('users.name'), { exact: true });
  await expect(surname).toHaveValue('');
  await name.fill('Ana');
  await page.getByRole('button', { name: t('forms.save') }).click();
  await expect(page.getByText(t('forms.saved'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana');
  await surname.fill('Ferrer');
  await page.getByRole('button', { name: t('forms.save') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Ferrer');
  await surname.fill('');
  await page.getByRole('button', { name: t('forms.save') }).click();
  await expect(page.getByText(t('rules.surnameRequired'))).toBeVisible();
});

test('an admin’s address must be new, and nobody deletes themselves', async ({ page, t, signIn }) => {
  await signIn(page, company.email, company.password);
  await openEntry(page, t, t('shell.admins'));
  await expect(page.getByRole('cell', { name: company.email })).toBeVisible();
  await expect(page.getByRole('button', { name: t('users.deleteSelf') })).toBeDisabled();
  await expectAccessible(page);

  await page.getByRole('link', { name: t('users.admin.add') }).click();
  await page.getByLabel(t('users.name'), { exact: true }).fill('Vicent');
  await page.getByLabel(t('users.surname')).fill('Soler');
  const email = page.getByLabel(t('users.email'));
  await email.fill(demo.admin.toUpperCase());
  await email.blur();
  await expect(page.getByText(t('rules.emailTaken'))).toBeVisible();
  await page.getByRole('button', { name: t('users.admin.submit') }).click();
  await expect(email).toBeFocused();
  await expectAccessible(page);
  await email.fill(`${fresh()}@levante.test`);
  await page.getByRole('button', { name: t('users.admin.submit') }).click();
  const dialog = page.getByRole('dialog', { name: t('passwords.ofUser', { name: 'Vicent Soler' }) });
  await dialog.getByRole('button', { name: t('passwords.cancel') }).click();

  await page.getByLabel(t('users.surname')).fill('Otro');
  await page.getByRole('link', { name: t('users.return') }).click();
  await page.getByRole('button', { name: t('forms.leave.leave') }).click();
  await expect(page.getByRole('row', { name: /Vicent/ })).toContainText('Soler');
});

test('who holds tools is not deleted, and the dialog leads to them', async ({ page, t, signIn }) => {
  await signIn(page, company.email, company.password);
  const { call, tool } = await given(page);
  const { id: userId } = await call('POST', '/user', { name: 'Nadia', surname: 'Vidal', userName: fresh() });
  const { id } = await tool('Torno de banco');
  await call('PATCH', `/tool/${id}/user/${userId}`);
  await page.goto('/dashboard/users?q=nadia');
  const name = 'Nadia Vidal';
  await page.getByRole('button', { name: t('users.delete', { name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('users.deleteTitle', { name }) });
  await dialog.getByRole('button', { name: t('users.deleteConfirm') }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('errors.holdsTools'));
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Torno de banco' }).click();
  await expect(page).toHaveURL(`/dashboard/tool/${id}`);
});

test('two admins who change the same worker are asked which to keep', async ({ page, t, signIn, anotherBrowser }) => {
  const second = await anotherBrowser();
  await signIn(page, company.email, company.password);
  const { id } = await api(page).post('/user', { name: 'Pau', surname: 'Gil', userName: fresh() });
  await signIn(second, company.email, company.password);
  for (const screen of [page, second]) {
    await screen.goto(`/dashboard/user/user/${id}`);
    await expect(screen.getByLabel(t('users.name'), { exact: true })).toHaveValue('Pau');
  }
  await second.getByLabel(t('users.name'), { exact: true }).fill('Pablo');
  await page.getByLabel(t('users.name'), { exact: true }).fill('Paulo');
  await page.getByRole('button', { name: t('forms.save') }).click();
  await expect(page.getByText(t('forms.saved'), { exact: true })).toBeVisible();

  await second.getByRole('button', { name: t('forms.save') }).click();
  const dialog = second.getByRole('dialog', { name: t('forms.stale.title') });
  await dialog
    .getByRole('group', { name: t('users.name') })
    .getByLabel('Pablo')
    .check();
  await expectAccessible(second);
  await dialog.getByRole('button', { name: t('forms.stale.save') }).click();
  await expect(second.getByText(t('forms.saved'), { exact: true })).toBeVisible();
  await expect(page.getByLabel(t('users.name'), { exact: true })).toHaveValue('Pablo');
});

test('a manager who is no admin gives no more than they have and gets nobody’s codes', async ({ page, t, signIn }) => {
  await signIn(page, company.email, company.password);
  const roles = { rentingRoleId: 1, toolsRoleId: 2, managementRoleId: 3, checkingRoleId: 1 };
  const form = { name: 'Sara', surname: 'Ríos', userName: fresh(), access: roles };
  const { id, userName } = await api(page).post('/user', form);
  await page.goto(`/dashboard/user/user/${id}`);
  await page.getByRole('button', { name: t('users.setPassword') }).click();
  const dialog = page.getByRole('dialog');
  await typePassword(dialog, t);
  await dialog.getByRole('button', { name: t('passwords.save') }).click();
  await expect(dialog).toBeHidden();

  await page.evaluate(() => localStorage.removeItem('token'));
  await signIn(page, userName, password);
  await page.goto('/dashboard/users');
  await expect(page.getByRole('row', { name: /Sara/ })).toBeVisible();
  await expect(page.getByRole('link', { name: t('shell.admins') })).toHaveCount(0);
  const codes = page.getByRole('button', { name: t('users.badge.act', { name: '' }).trim() });
  await expect(codes).toHaveCount(1);
  await page.getByRole('link', { name: t('users.worker.add') }).click();
  const renting = page.getByRole('radiogroup', { name: t('users.access.renting.label') });
  await expect(renting.getByRole('radio', { name: t('users.access.view') })).toBeDisabled();
  await expectAccessible(page);
});

test('a thousand people are read on while one scrolls, and found by name', async ({ page, t, signIn }) => {
  await signIn(page, company.email, company.password);
  const many = Array.from({ length: 230 }, (_, i) => ({
    name: i === 229 ? 'Quirico' : `Persona ${i}`,
    surname: 'Zafra',
    userName: fresh(),
  }));
  const { post } = api(page);
  while (many.length > 0) await Promise.all(many.splice(0, 23).map((form) => post('/user', form)));
  await page.goto('/dashboard/users');
  await expect(page.getByText(t('users.countMore', { count: 100 }))).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 6_000);
    await expect(page.getByRole('row', { name: /Zafra/ })).toHaveCount(230, { timeout: 300 });
  }).toPass();
  await page.getByRole('searchbox').fill('zafra quirico');
  await expect(page.getByText(t('users.count', { count: 1 }), { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('nadie así');
  await expect(page.getByText(t('users.noMatch', { words: 'nadie así' }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('users.showAll') }).click();

  await failCalls(page, '**/api/user/account/**');
  await page.getByRole('searchbox').fill('persona');
  await expect(page.getByRole('alert')).toHaveText(t('users.failed'));
  await page.unroute('**/api/user/account/**');
  await page.getByRole('button', { name: t('frame.retry') }).click();
  await expect(page.getByRole('row', { name: /Persona 0/ })).toBeVisible();
});
