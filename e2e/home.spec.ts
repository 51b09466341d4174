import { expect, expectAccessible, otherWays, password, test } from './fixtures.ts';
import { given } from './given.ts';

otherWays(() => {
  test('from home a tool is taken and given back in one tap, and everybody sees who has what', async ({
    page: admin,
    t,
    company,
    signIn,
    anotherBrowser,
  }) => {
    await signIn(admin, company.email, company.password);
    await admin.goto('/dashboard');
    await admin.getByRole('heading', { level: 1 }).waitFor();
    const { call, tool, worker } = await given(admin);
    const [jack, caliper] = [await tool('Gato de carretilla', { reference: 'GAT-003' }), await tool('Calibre digital')];
    const on = `/tool/${caliper.id}/account/${caliper.accountId}`;
    await call('PATCH', `${on}/calibration`, { entity: 'ENAC', nextCalibration: '2020-01-31' });
    const { userName } = await worker('Marta', 'Ruiz');
    const marta = await anotherBrowser();
    await signIn(marta, userName, password);
    await marta.goto('/dashboard');
    await expect(marta.getByText(t('home.mineEmpty'))).toBeVisible();
    await expectAccessible(marta);

    const part = (page: typeof marta, title: Parameters<typeof t>[0]) => page.getByRole('region', { name: t(title) });
    const search = part(marta, 'home.search');
    await search.getByRole('searchbox').fill('gat-003');
    await expect(search.getByRole('article')).toHaveCount(1);
    await search.getByRole('button', { name: t('tools.actsOf.take', { tool: 'Gato de carretilla' }) }).click();
    await expect(part(marta, 'home.mine').getByRole('article')).toHaveCount(1);
    await expect(part(admin, 'home.inUse')).toContainText('Marta Ruiz');
    await expect(part(admin, 'home.calibrations').getByRole('listitem')).toContainText(/Calibre digital.*2020/);
    await call('POST', '/incident', { toolId: jack.id, incidentType: 'dirty', description: 'Llena de grasa' });
    await expect(part(admin, 'home.incidents')).toContainText(t('incidentTypes.dirty'));
    await expect(part(marta, 'home.calibrations')).toHaveCount(0);
    await call('POST', '/incident', { toolId: caliper.id, incidentType: 'broken', description: 'No mide' });
    const broken = (page: typeof marta) =>
      part(page, 'home.incidents').getByRole('listitem').filter({ hasText: 'Calibre' });
    await expect(broken(marta).getByRole('button')).toHaveCount(0);
    await broken(admin).getByRole('button').click();
    await expect(broken(admin).getByRole('link')).toHaveText(t('day.see'));
    await expectAccessible(admin);

    const mine = part(marta, 'home.mine');
    await mine.getByRole('button', { name: t('tools.actsOf.giveBack', { tool: 'Gato de carretilla' }) }).click();
    await expect(marta.getByText(t('home.mineEmpty'))).toBeVisible();
    await expect(part(admin, 'home.inUse')).toContainText(t('home.inUseEmpty'));
  });
});

test('who does not use tools has a quiet home', async ({ admin: page, t, signIn }) => {
  const access = { rentingRoleId: 1, toolsRoleId: 1, managementRoleId: 2, checkingRoleId: 1 };
  const { userName } = await (await given(page)).worker('Sara', 'Ríos', access);
  await page.evaluate(() => localStorage.removeItem('token'));
  await signIn(page, userName, password);
  await page.goto('/dashboard');
  await expect(page.getByText(t('home.quiet'))).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/dashboard/tools');
  await expect(page.getByText(t('frame.forbidden.title'))).toBeVisible();
});
