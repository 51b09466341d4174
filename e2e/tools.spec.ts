import { failCalls } from './failing.ts';
import { bothWays, type Company, expect, expectAccessible, test } from './fixtures.ts';
import { given } from './given.ts';

bothWays(() => {
  test('tools are found by words and by part, reported from their card, and hidden when there are none', async ({
    admin: page,
    t,
  }) => {
    await page.goto('/dashboard/tools');
    await expect(page.getByText(t('tools.empty.all'))).toBeVisible();
    await expectAccessible(page);

    const { call, tool, locker } = await given(page);
    const jack = await tool('Gato de carretilla', { reference: 'GAT-003' });
    const drill = await tool('Taladro percutor', { reference: 'TAL-021' });
    const grinder = await tool('Amoladora');
    const { id: lockerId } = await locker('12', 3);
    await call('PATCH', `/tool/${jack.id}/locker`, { lockerId });
    await call('PATCH', `/tool/${drill.id}/use`, { action: 'pickup' });
    await call('PATCH', `/tool/${grinder.id}/account/${grinder.accountId}/block`);
    const card = (name: string) => page.getByRole('article', { name, exact: true });
    await expect(card('Gato de carretilla')).toContainText(t('tools.facts.locker', { number: '12' }));
    await expect(card('Amoladora')).toContainText(t('tools.status.blocked'));
    await expect(card('Amoladora').getByRole('button', { name: t('tools.acts.take') })).toHaveCount(0);
    await expect(card('Amoladora').getByRole('link', { name: t('tools.acts.open') })).toBeVisible();
    await expect(page.getByText(`${t('tools.total', { count: 3 })} · ${t('tools.inUse', { count: 1 })}`)).toBeVisible();
    await expectAccessible(page);

    const show = (part: 'all' | 'available' | 'inUse' | 'incidentOpen' | 'mine') =>
      page.getByRole('radio', { name: t(`tools.shows.${part}`), exact: true }).check();
    await show('mine');
    await expect(page).toHaveURL(/show=mine/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(card('Taladro percutor')).toBeVisible();
    await card('Taladro percutor')
      .getByRole('button', { name: t('tools.actsOf.giveBack', { tool: 'Taladro percutor' }) })
      .click();
    await expect(page.getByText(t('tools.empty.mine'))).toBeVisible();
    await show('all');
    await page.getByRole('searchbox').fill('gat-003');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('searchbox').fill('ninguna así');
    await expect(page.getByText(t('tools.empty.noMatch', { words: 'ninguna así' }))).toBeVisible();
    await page.getByRole('button', { name: t('tools.showAll') }).click();
    await expect(page.getByRole('article')).toHaveCount(3);

    await card('Gato de carretilla')
      .getByRole('button', { name: t('tools.more', { tool: 'Gato de carretilla' }) })
      .click();
    await page.getByRole('menuitem', { name: t('tools.menu.report') }).click();
    const dialog = page.getByRole('dialog', { name: t('tools.report.title', { tool: 'Gato de carretilla' }) });
    const send = dialog.getByRole('button', { name: t('tools.report.submit') });
    await send.click();
    await expect(dialog.getByText(t('rules.incidentTypeRequired'))).toBeVisible();
    await expect(dialog.getByText(t('rules.observationRequired'))).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: t('incidentTypes.broken') }).check();
    await dialog.getByLabel(t('tools.report.description')).fill('Pierde aceite');
    await send.click();
    await expect(page.getByText(t('tools.report.done'), { exact: true })).toBeVisible();
    await expect(card('Gato de carretilla')).toContainText(t('incidentTypes.broken'));
    await show('incidentOpen');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(
      page.getByRole('button', { name: t('tools.actsOf.take', { tool: 'Gato de carretilla' }) }),
    ).toBeVisible();
    await page.getByRole('link', { name: t('tools.actsOf.incident', { tool: 'Gato de carretilla' }) }).click();
    await expect(page).toHaveURL(/\/dashboard\/incident\//);
  });
});

let company: Company;
test.beforeAll(({ company: registered }) => {
  company = registered;
});

test('hundreds of tools are read on while one scrolls, an error can be tried again, few exist at a time, and what changes is read where it is seen', async ({
  page,
  t,
  signIn,
}) => {
  await signIn(page, company.email, company.password);
  const { call, image } = await given(page);
  const img = await image();
  const names = Array.from({ length: 130 }, (_, index) => `Llave ${String(index).padStart(3, '0')}`);
  const made: { id: string }[] = [];
  for (let at = 0; at < names.length; at += 13)
    made.push(...(await Promise.all(names.slice(at, at + 13).map((name) => call('POST', '/tool', { name, img })))));
  await page.goto('/dashboard/tools');
  await expect(page.getByRole('article', { name: 'Llave 000' })).toBeVisible();

  await failCalls(page, '**/api/tool/account/*?*');
  await page.getByRole('searchbox').fill('llave 12');
  await expect(page.getByRole('alert')).toHaveText(t('tools.failed'));
  await page.unroute('**/api/tool/account/*?*');
  await page.getByRole('button', { name: t('frame.retry') }).click();
  await expect(page.getByRole('article')).toHaveCount(12);

  await page.getByRole('searchbox').clear();
  await expect(page.getByRole('article', { name: 'Llave 000' })).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect(page.getByRole('article', { name: 'Llave 129' })).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(await page.getByRole('article').count()).toBeLessThan(60);

  const reread: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/\/tool\/account\/[^/]+$/.test(pathname) && !searchParams.has('asked')) reread.push(request.url());
  });
  await call('PATCH', `/tool/${made.at(-1)?.id}/use`, { action: 'pickup' });
  await expect(page.getByRole('article', { name: 'Llave 129' })).toContainText(t('tools.status.mine'));
  expect(reread.filter((url) => !url.includes('cursor='))).toEqual([]);
  expect(reread.length).toBeLessThanOrEqual(2);

  await call('PATCH', `/tool/${made[0]?.id}/use`, { action: 'pickup' });
  await expect(async () => {
    await page.mouse.wheel(0, -4_000);
    await expect(page.getByRole('article', { name: 'Llave 000' })).toContainText(t('tools.status.mine'), {
      timeout: 300,
    });
  }).toPass();
});

test('a phone draws and asks first for what is in sight', async ({ page, signIn }) => {
  await signIn(page, company.email, company.password);
  const { call, image } = await given(page);
  const img = await image();
  await Promise.all(Array.from({ length: 6 }, (_, index) => call('POST', '/tool', { name: `Foco ${index}`, img })));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      const drawn = document.querySelectorAll('article').length;
      if (drawn === 0) return;
      look.disconnect();
      const asked = document.querySelectorAll('link[rel=preload][as=image]').length;
      Object.assign(window, { first: { drawn, asked } });
    });
    look.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/dashboard/tools');
  await expect(page.getByRole('article').nth(2)).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { first: object }).first)).toEqual({ drawn: 2, asked: 2 });
});

test('on a phone the cards follow the finger, with no gap below them', async ({ page, signIn }) => {
  await signIn(page, company.email, company.password);
  const { call, image } = await given(page);
  const img = await image();
  await Promise.all(Array.from({ length: 14 }, (_, index) => call('POST', '/tool', { name: `Gato ${index}`, img })));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/tools');
  await expect(page.getByRole('article').nth(2)).toBeAttached();

  const steps = await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const places = () =>
      [...document.querySelectorAll<HTMLElement>('[data-index]')].map((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return { index: row.dataset.index, top: Math.round(top + scrollY), bottom };
      });
    const seen: { moved: number; gap: number }[] = [];
    for (let before = places(); seen.length < 16; ) {
      window.scrollBy(0, 80);
      await drawn();
      const now = places();
      const same = now.map(({ index, top }) => top - (before.find((row) => row.index === index)?.top ?? top));
      seen.push({ moved: Math.max(...same.map(Math.abs)), gap: Math.max(0, innerHeight - (now.at(-1)?.bottom ?? 0)) });
      before = now;
    }
    return seen;
  });
  expect(steps).toEqual(steps.map(() => ({ moved: 0, gap: 0 })));
});
