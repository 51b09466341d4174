import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { bothWays, demo, expect, expectAccessible, test } from './fixtures.ts';

const { worker, password: secret } = demo;

/** The dialogs of the tools are never here in time; from `deploy` on the server's pages name another version, which has them. */
const outlived = async (page: Page) => {
  let version: 'old' | 'deployed' | 'opened' = 'old';
  await page.route(/\/assets\/ToolDialog-[^/]+\.js$/, (route) =>
    version === 'opened' ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.route('**/dashboard/tools', async (route) => {
    if (version === 'old') return route.continue();
    if (route.request().isNavigationRequest()) version = 'opened';
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: version === 'opened' ? html : html.replaceAll('/index-', '/newer-') });
  });
  return {
    deploy: () => {
      version = 'deployed';
    },
  };
};

test('a page that was opened before a new version came starts again with it', async ({ page, t, signIn }) => {
  const { deploy } = await outlived(page);
  await signIn(page, worker, secret);
  const report = async () => {
    await page
      .getByRole('button', { name: t('tools.more', { tool: '' }) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: t('tools.menu.report') }).click();
  };
  const asked = page.waitForRequest(
    (request) => !request.isNavigationRequest() && request.url().endsWith('/dashboard/tools'),
  );
  await page.goto('/dashboard/tools');
  await report();
  await asked;
  await expect(page.getByRole('dialog')).toHaveCount(0);

  deploy();

  await page.waitForEvent('load');
  await report();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what is shown has its style, however often that was lost on the way', async ({ page, t, signIn }) => {
  await signIn(page, worker, secret);
  const asked = new Map<string, number>();
  await page.route('**/*.css', (route) => {
    const times = (asked.get(route.request().url()) ?? 0) + 1;
    asked.set(route.request().url(), times);
    return times < 3 ? route.abort() : route.continue();
  });
  await page.goto('/dashboard/tools');
  await expect(page.locator('body')).toHaveCSS('font-family', /Figtree/);

  await page
    .getByRole('button', { name: t('tools.more', { tool: '' }) })
    .first()
    .click();

  expect(await page.getByRole('menu').evaluate((menu) => getComputedStyle(menu).position)).toBe('absolute');
  expect(Math.max(...asked.values())).toBe(3);
});

test('a language chosen while the line is down is spoken once it is back', async ({ page, t }) => {
  await page.goto('/sign-in');
  await page.route('**/assets/*.js', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('authentication.signIn.title'));

  await page.unroute('**/assets/*.js');

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

/** A Chromium whose owner has chosen that no page may keep anything: a whole one, since only that reads a profile. */
const forgetful = async (folder: string, width: number, baseURL = '') => {
  await mkdir(`${folder}/Default`, { recursive: true });
  const chosen = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(`${folder}/Default/Preferences`, JSON.stringify(chosen));
  const launchOptions = { ...test.info().project.use.launchOptions, executablePath: process.env.CHROMIUM_PATH };
  return chromium.launchPersistentContext(folder, { ...launchOptions, baseURL, viewport: { width, height: 844 } });
};

bothWays(() => {
  test('a browser that keeps nothing is served all the same', async ({ width, baseURL, t, says }, info) => {
    const context = await forgetful(info.outputPath('profile'), width, baseURL);
    const page = await context.newPage();
    await page.goto('/sign-in');
    const denied = await page.evaluate(() => {
      try {
        return localStorage.length >= 0 && 'kept';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(denied).toBe('SecurityError');
    await page.getByRole('button', { name: says({ es: 'ES', en: 'EN' }), exact: true }).click();
    await page.getByRole('button', { name: new RegExp(worker) }).click();
    await page.getByRole('button', { name: t('authentication.signIn.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hello', { name: 'Marta' }));
    await expectAccessible(page);
    await context.close();
  });
});
