import { bothWays, expect, expectAccessible, test } from './fixtures.ts';
import { given } from './given.ts';

bothWays(() => {
  test('a company sorts its tools: categories are added, given to a tool, looked at, renamed and deleted', async ({
    admin: page,
    t,
  }) => {
    const { tool } = await given(page);
    const jack = await tool('Gato de carretilla', { reference: 'GAT-003' });
    await tool('Taladro percutor');
    await page.goto('/dashboard/tools');
    const filter = page.getByLabel(t('tools.category'));
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(filter).toHaveCount(0);

    await page.goto(`/dashboard/tool/${jack.id}`);
    await page.getByRole('button', { name: t('tool.categories.edit') }).click();
    const dialog = page.getByRole('dialog', { name: t('tool.categories.title') });
    await expect(dialog.getByText(t('tool.categories.none'))).toBeVisible();
    const add = async (name: string) => {
      await dialog.getByLabel(t('tool.categories.new')).fill(name);
      await dialog.getByRole('button', { name: t('tool.categories.add') }).click();
    };
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith('/api/tool')) saves.push(request.url());
    });
    const nameOf = (name: string) => dialog.getByLabel(t('tool.categories.nameOf', { name }), { exact: true });
    await add('');
    await expect(dialog.getByText(t('rules.nameRequired'))).toBeVisible();
    await add('Medición');
    await expect(nameOf('Medición')).toBeVisible();
    await add('Elevacion');
    await expect(nameOf('Elevacion')).toBeVisible();
    await add('medición');
    await expect(dialog.getByRole('alert').filter({ hasText: t('errors.toolCategoryExists') })).toBeVisible();
    await expectAccessible(page);
    await nameOf('Elevacion').fill('Elevación');
    await dialog.getByRole('button', { name: t('forms.save') }).click();
    await expect(nameOf('Elevación')).toBeVisible();
    await dialog.getByRole('button', { name: t('shell.close') }).click();
    expect(saves).toEqual([]);

    await page.getByLabel(t('tool.categoryId'), { exact: true }).selectOption('Elevación');
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByText(t('forms.saved'), { exact: true })).toBeVisible();
    await expect(page.getByText('GAT-003 · Elevación')).toBeVisible();

    await page.goto('/dashboard/tools');
    await filter.selectOption('Elevación');
    await expect(page).toHaveURL(/category=/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('article')).toHaveText(/GAT-003 · Elevación/);
    await expectAccessible(page);
    await filter.selectOption('Medición');
    await expect(page.getByText(t('tools.empty.category'))).toBeVisible();
    await page.getByRole('button', { name: t('tools.showAll') }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.goto('/dashboard/tools?category=nada');
    await expect(page.getByRole('article')).toHaveCount(2);

    await page.goto(`/dashboard/tool/${jack.id}`);
    await page.getByRole('button', { name: t('tool.categories.edit') }).click();
    await dialog.getByRole('button', { name: t('tool.categories.remove', { name: 'Elevación' }) }).click();
    const asking = page.getByRole('dialog', { name: t('tool.categories.removeTitle', { name: 'Elevación' }) });
    await expect(asking).toContainText(t('tool.categories.removeLead', { count: 1 }));
    await asking.getByRole('button', { name: t('tool.categories.removeConfirm'), exact: true }).click();
    await expect(nameOf('Elevación')).toHaveCount(0);
    await dialog.getByRole('button', { name: t('shell.close') }).click();
    await expect(page.getByLabel(t('tool.categoryId'), { exact: true })).toHaveValue('');
  });
});
