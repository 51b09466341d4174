import { bothWays, demo, expect, expectAccessible, otherWays, test } from './fixtures.ts';
import { given } from './given.ts';
import { givenRental } from './given-rental.ts';

const adminEntries = ['admins', 'lockers', 'tools', 'users', 'reports', 'incidents'] as const;

otherWays(() => {
  test('the bar has its six entries for admins alone, and the menu leads to the account and out to the first page', async ({
    page,
    t,
    width,
    signIn,
  }) => {
    const narrow = width < 800;
    const openMenu = () =>
      page.getByRole('button', narrow ? { name: t('shell.menu'), exact: true } : { name: /Ana Ferrer|Marta/ }).click();
    const entry = (name: (typeof adminEntries)[number]) =>
      page.getByRole('link', { name: t(`shell.${name}`), exact: true });
    /** Which of the entries are in sight, or are once a mouse points at their group. */
    const seen = async () => {
      const found = new Set<string>();
      const look = async () => {
        for (const name of adminEntries) {
          const item = page.getByRole('menuitem', { name: t(`shell.${name}`), exact: true });
          if ((await entry(name).or(item).count()) > 0) found.add(name);
        }
      };
      await look();
      for (const group of narrow ? [] : await menu.getByRole('button').all()) {
        await group.hover();
        const label = (await group.textContent())?.replace(/[\d+]+$/, '') ?? '';
        await page.getByRole('menu', { name: label }).waitFor();
        await look();
      }
      await page.keyboard.press('Escape');
      return adminEntries.filter((name) => found.has(name));
    };
    const menu = page.getByRole('navigation', { name: t('shell.main') });
    const home = menu.getByRole('link', { name: t('shell.home'), exact: true });
    await signIn(page, demo.worker, demo.password);
    await page.goto('/dashboard');
    if (narrow) await openMenu();
    await expect(home).toBeVisible();
    expect(await seen()).toEqual([]);

    await page.evaluate(() => localStorage.removeItem('token'));
    await signIn(page, demo.admin, demo.password);
    await page.goto('/dashboard');
    if (narrow) await openMenu();
    await expect(home).toBeVisible();
    expect(await seen()).toEqual([...adminEntries]);
    await openMenu();
    await page.getByText(t('shell.account'), { exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/account$/);
    await openMenu();
    await page.getByText(t('shell.signOut'), { exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('a tool’s card glows green, orange, red or dark blue by its state, and a retired one is grey', async ({
  admin: page,
  t,
}) => {
  const { call, tool, worker } = await given(page);
  const [, used, mine, broken, old] = [
    await tool('Libre'),
    await tool('En uso'),
    await tool('Mía'),
    await tool('Rota'),
    await tool('Vieja'),
  ];
  await call('PATCH', `/tool/${used.id}/user/${(await worker('Marta', 'Ruiz')).id}`);
  await call('PATCH', `/tool/${mine.id}/use`);
  await call('POST', '/incident', { toolId: broken.id, incidentType: 'broken', description: 'No arranca' });
  await call('PATCH', `/tool/${old.id}/account/${old.accountId}/retire`);
  await page.goto('/dashboard/tools');
  for (const [name, colour] of Object.entries({
    Libre: 'rgb(46, 158, 107)',
    'En uso': 'rgb(239, 138, 23)',
    Rota: 'rgb(214, 69, 69)',
    Mía: 'rgb(18, 53, 91)',
  })) {
    const card = page.getByRole('article', { name, exact: true });
    await expect(card).toHaveCSS('border-bottom-color', colour);
    await expect(card).not.toHaveCSS('box-shadow', 'none');
  }
  await expect(page.getByRole('article', { name: 'Vieja' })).toHaveCount(0);
  const add = page.getByRole('link', { name: t('tools.add') }).first();
  await expect(add).toHaveCSS('background-color', 'rgb(245, 183, 0)');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(11, 36, 64)');
  await page.goto(`/dashboard/tool/${old.id}`);
  await expect(page.locator('[data-tone="retired"]').first()).toBeVisible();
});

test('a list on its way is a skeleton, and a picture that does not load leaves its place', async ({
  admin: page,
  t,
}) => {
  const { tool } = await given(page);
  await tool('Gato de carretilla');
  await page.route('**/api/file/content/**', (route) => route.abort());
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  for (const list of ['**/api/user/account/**', '**/api/incident/account/**'])
    await page.route(list, async (route) => {
      await answered;
      await route.continue();
    });
  for (const path of ['users', 'incidents']) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('status', { name: t('frame.loading') })).toBeVisible();
  }
  answer();
  await expect(page.getByText(t('incidents.empty'))).toBeVisible();
  await page.goto('/dashboard/tools');
  await expect(page.getByRole('article', { name: 'Gato de carretilla' }).locator('[data-missing]')).toBeVisible();
  await expectAccessible(page);
});

bothWays(() => {
  test('a booking’s card has its number, state, days, customer, address and plate', async ({ admin: page, t }) => {
    const { call, vehicle } = await givenRental(page);
    const { id: vehicleId } = await vehicle('4821 LKM');
    const dates = { dateFrom: '2027-07-10T08:00:00Z', dateTo: '2027-07-12T08:00:00Z' };
    await call('POST', '/service-appoinment', {
      customer: { email: 'ana@cliente.test', name: 'Ana', surname: 'Vidal' },
      bookingInfo: { bookingNumber: 'ABCD2345', ...dates, vehicleId },
    });
    await page.goto('/dashboard/bookings');
    const card = page.getByRole('article');
    for (const words of ['ABCD2345', t('bookings.status.Reservado'), 'Ana Vidal', 'ana@cliente.test', '4821 LKM'])
      await expect(card.getByText(words, { exact: true })).toBeVisible();
    await expect(card).toContainText('10/07/27 – 12/07/27');
    await expect(page.getByRole('link', { name: t('bookings.add') })).toBeVisible();
  });
});

test('people have their columns and acts, and those who can be excluded scroll in 200 px', async ({
  admin: page,
  t,
  company,
}) => {
  const { tool, worker } = await given(page);
  const { id } = await tool('Taladro');
  for (const name of ['Ana', 'Berta', 'Carla', 'Diana', 'Elena']) await worker(name, 'Ruiz');
  await page.goto('/dashboard/users');
  await expect(page.getByRole('columnheader')).toHaveText([t('users.name'), t('users.surname'), t('users.actions')]);
  const acts = page.getByRole('row', { name: /Ana/ });
  for (const act of [t('users.badge.act', { name: 'Ana Ruiz' }), t('users.signInCode.act', { name: 'Ana Ruiz' })])
    await expect(acts.getByRole('button', { name: act })).toBeVisible();
  await expect(acts.getByRole('link', { name: t('users.edit', { name: 'Ana Ruiz' }) })).toBeVisible();
  await page.goto('/dashboard/admin-management');
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await page.goto(`/dashboard/tool/${id}`);
  const room = page.getByRole('group', { name: t('tool.excluded.list') }).locator('> div');
  await expect(room.getByRole('checkbox')).toHaveCount(5);
  await expect(room.getByRole('checkbox', { name: company.companyName })).toHaveCount(0);
  expect((await room.boundingBox())?.height).toBe(200);
  expect(await room.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
});
