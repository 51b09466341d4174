import { holdCode } from './before-code.ts';
import { demo, expect, test } from './fixtures.ts';

/** The first requests of the dashboard are sent before its code is loaded (`web/src/inline/prefetch.ts`). */

const list = '**/api/tool/account/*';

test.describe('somebody who reads English', () => {
  test.use({ language: 'en' });

  test('never sees a word of Spanish', async ({ page, signIn, t }) => {
    await signIn(page, demo.admin, demo.password);
    const letCode = await holdCode(page);
    const answered = page.waitForResponse(list);
    await page.goto('/dashboard/tools', { waitUntil: 'commit' });
    await (await answered).finished();
    await expect(page.locator('#root')).toHaveText('Llave', { useInnerText: true });
    letCode();
    await expect(page.getByRole('heading', { level: 1, name: t('tools.title') })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('answers that are long in coming do not keep the page from starting', async ({ page, signIn, t }) => {
  await signIn(page, demo.admin, demo.password);
  const answer = Promise.withResolvers<void>();
  await page.route(list, (route) => answer.promise.then(() => route.continue()));
  await page.goto('/dashboard/tools');
  await expect(page.getByRole('heading', { level: 1, name: t('tools.title') })).toBeVisible();
  await expect(page.locator('article')).toHaveCount(0);
  answer.resolve();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an answer that does not come leaves the page to its own code', async ({ page, signIn }) => {
  await signIn(page, demo.admin, demo.password);
  await page.route('**/api/tool/account/*/summary', (route) => route.abort());
  await page.goto('/dashboard/tools');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a list that is asked for by its address is left to the page', async ({ page, signIn, t }) => {
  await signIn(page, demo.worker, demo.password);
  await page.goto('/dashboard/tools?show=mine');
  await expect(page.getByRole('radio', { name: t('tools.shows.mine') })).toBeChecked();
  await expect(page.getByRole('article').first()).toBeVisible();
});
