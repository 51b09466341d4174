import type { Page } from '@playwright/test';
import { holdCode, noteMoves, readMoves, withoutCode } from './drawn.ts';
import { demo, expect, test } from './fixtures.ts';

const early = '#root > main[data-early]';
const drawn = '#root > main:not([data-early])';
const list = '**/api/tool/account/*';

/** Where everything stands that can be told apart by its words. */
const places = (page: Page, main: string) =>
  page
    .locator(`${main} :is(h1, h2, p, button, a, label)`)
    .evaluateAll((found) =>
      found
        .map((one) => ({ text: one.textContent, place: one.getBoundingClientRect().toJSON() }))
        .filter(({ text, place }) => text && place.top < innerHeight),
    );

type Kept = { cards: Node[] };

const keepCards = (main: string) =>
  Object.assign(window, {
    cards: [...document.querySelectorAll(`${main} article`)].map((card) => card.cloneNode(true)),
  });

/** Whether React makes the same of each card, to the last attribute. */
const compareCards = (main: string) => {
  const { cards } = window as unknown as Kept;
  const now = [...document.querySelectorAll(`${main} article`)];
  return cards.map((card, index) => card.isEqualNode(now[index] ?? null));
};

for (const width of [390, 1440])
  for (const who of [demo.admin, demo.worker])
    test.describe(`${width} px, ${who}`, () => {
      test.use({ width });

      test('the first tools are read before any code is here, and nothing moves when it is', async ({
        page,
        signIn,
      }) => {
        await signIn(page, who, demo.password);
        const letCode = await holdCode(page);
        await page.goto('/dashboard/tools', { waitUntil: 'commit' });
        await expect(page.locator(`${early} article h2`).first()).toBeInViewport();
        await page.evaluate(() => document.fonts.ready);
        const before = await places(page, early);
        expect(before.length).toBeGreaterThan(10);
        await page.evaluate(keepCards, early);

        await page.evaluate(noteMoves);
        letCode();
        await page.locator(`${drawn} article`).first().waitFor();
        await expect(page.locator(early)).toHaveCount(0);
        expect(await places(page, drawn)).toEqual(before);
        expect(await page.evaluate(compareCards, drawn)).not.toContain(false);
        expect(await page.evaluate(readMoves)).toEqual([]);
      });
    });

test('what a tool is called is never taken for a part of the page', async ({ page, signIn }) => {
  const name = '<img src=x onerror="document.title=1"> & "co"';
  await signIn(page, demo.admin, demo.password);
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const [first, ...rest] = (await response.json()) as object[];
    await route.fulfill({ response, json: [{ ...first, name }, ...rest] });
  });
  await withoutCode(page);
  await page.goto('/dashboard/tools');
  await expect(page.locator(`${early} article h2`).first()).toHaveText(name);
});

test('the first tools take no press and no key before the code is here', async ({ page, signIn }) => {
  await signIn(page, demo.admin, demo.password);
  await withoutCode(page);
  await page.goto('/dashboard/tools');
  const card = page.locator(`${early} article`).first();
  await expect(card).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const { x = 0, y = 0 } = (await card.getByRole('link').first().boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  await expect(page).toHaveURL('/dashboard/tools');
});

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
