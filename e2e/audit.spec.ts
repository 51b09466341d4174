import { readFile } from 'node:fs/promises';
import { bothWays, expect, expectAccessible, test } from './fixtures.ts';
import { given } from './given.ts';

bothWays(() => {
  test('an admin reads who did what, looks for one thing and takes it as a file', async ({
    admin: page,
    t,
    company,
  }) => {
    await page.goto('/dashboard');
    const { worker, call } = await given(page);
    const { id } = await worker('Marta', 'Ruiz');
    await call('PUT', '/user', { id, access: { toolsRoleId: 3 } });

    const isNarrow = (page.viewportSize()?.width ?? 0) < 800;
    const menu = isNarrow ? t('shell.menu') : t('shell.userMenu', { name: company.companyName });
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole(isNarrow ? 'link' : 'menuitem', { name: t('shell.audit') }).click();
    const list = page.getByRole('list', { name: t('audit.title') });
    const changed = list
      .getByRole('listitem')
      .filter({ hasText: t('users.access.tools.label') })
      .first();
    await expect(changed).toContainText('Marta Ruiz');
    await expect(changed).toContainText(t('users.access.view'));
    await expect(changed).toContainText(t('users.access.manage'));
    await expectAccessible(page);

    await page.getByLabel(t('audit.kind')).selectOption('settings');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/kind=settings/);
    await page.getByLabel(t('audit.kind')).selectOption('');
    await page.getByRole('searchbox', { name: t('audit.search') }).fill('nadie de nadie');
    await expect(page.getByText(t('audit.noMatch'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('audit.showAll') }).click();
    await expect(changed).toBeVisible();

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: t('audit.csv') }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(file).toContain('changeUser;Marta Ruiz;access.toolsRoleId: 2 → 3');
  });
});
