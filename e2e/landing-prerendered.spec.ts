import type { Page } from '@playwright/test';
import fastify from 'fastify';
import { serveWeb } from '../server/src/http/web.ts';
import type { Translate } from '../web/src/i18n/translation.ts';
import { holdCode, noteMoves, readMoves, withoutCode } from './before-code.ts';
import { demo, expect, expectAccessible, test } from './fixtures.ts';

const places = async (page: Page, t: Translate) => {
  await page.evaluate(() => document.fonts.ready);
  const words = ['landing.hero.title', 'landing.demo', 'landing.signIn', 'landing.scene.key', 'landing.examples.title'];
  const seen = [...words, 'cookies.policy', 'cookies.accept'].map(async (key) => {
    const text = t(key as Parameters<Translate>[0]);
    return [text, await page.getByText(text, { exact: true }).first().boundingBox()];
  });
  return Object.fromEntries(await Promise.all(seen));
};

for (const width of [390, 1440])
  test.describe(`${width} px`, () => {
    test.use({ width });

    test('the first screen is read before any code is here, and nothing moves when it is', async ({ page, t }) => {
      const letCode = await holdCode(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('h1')).toHaveText(t('landing.hero.title'));
      await expect(page.getByText(t('landing.demo'))).toBeInViewport();
      await expect(page.getByText(t('cookies.accept'), { exact: true })).toBeInViewport();
      await expectAccessible(page);
      const drawn = await places(page, t);
      expect(Object.values(drawn)).not.toContain(null);
      const pageIsLong = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
      expect(await pageIsLong()).toBe(true);

      await page.evaluate(noteMoves);
      letCode();
      await page.locator('#root > :not([data-prerendered]) h1').waitFor();
      await expect(page.locator('#root > [data-prerendered]')).toHaveCount(0);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await places(page, t)).toEqual(drawn);
      expect(await page.evaluate(readMoves)).toEqual([]);
    });
  });

test.describe('somebody who reads English', () => {
  test.use({ language: 'en' });

  test('never sees a word of Spanish', async ({ page }) => {
    await withoutCode(page);
    await page.goto('/');
    await expect(page.locator('#root')).toHaveText('', { useInnerText: true });
  });
});

test('whoever is signed in is not asked to sign in while the code is on its way', async ({ page, signIn }) => {
  await signIn(page, demo.admin, demo.password);
  await withoutCode(page);
  await page.goto('/');
  await expect(page.locator('#root')).toHaveText('', { useInnerText: true });
});

test('whoever answered about cookies is not shown the question again', async ({ page, t }) => {
  await page.goto('/');
  await page.getByRole('button', { name: t('cookies.refuse') }).click();
  await withoutCode(page);
  await page.reload();
  await expect(page.locator('h1')).toHaveText(t('landing.hero.title'));
  await expect(page.getByText(t('cookies.refuse'), { exact: true })).toBeHidden();
});

test('a browser that keeps nothing shows the first screen too', async ({ page, t }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Nothing is kept', 'SecurityError');
      },
    }),
  );
  await withoutCode(page);
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText(t('landing.hero.title'));
  await expect(page.getByText(t('cookies.accept'), { exact: true })).toBeVisible();
});

test('a link to a part of the page leads there', async ({ page, t }) => {
  await page.goto('/#por-que');
  await expect(page.getByRole('heading', { name: t('landing.why.title') })).toBeInViewport();
});

test('where there is no demo, the first screen offers none', async ({ t }) => {
  const pageOf = async (config: { demo: boolean }) => {
    const app = fastify();
    await serveWeb(app, config);
    return (await app.inject('/')).body;
  };
  const [withDemo, without] = [await pageOf({ demo: true }), await pageOf({ demo: false })];
  expect(withDemo).toContain(t('landing.demo'));
  expect(without).not.toContain(t('landing.demo'));
  expect(without).toContain(t('landing.hero.signUpNote'));
});
