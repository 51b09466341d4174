import type { Page } from '@playwright/test';
import { somewhere } from '../server/src/test/somewhere.ts';
import { bothWays, demo, expect, expectAccessible, otherWays, test } from './fixtures.ts';

const services = ['Smart Tools', 'Smart Fleet', 'Smart Check-in', 'Smart Rent', 'Smart Work'];

/** Opens the page, and waits until it is more than what was drawn while building. */
const open = async (page: Page) => {
  await page.goto('/');
  await page.locator('#root > :not([data-prerendered])').first().waitFor();
};

bothWays(() => {
  test('the first page says what Llave does and for whom, and leads in', async ({ page, t, language, signIn }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('landing.hero.title'));
    await expect(page).toHaveTitle(`${t('landing.pageTitle')} · Llave`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', t('landing.description'));
    for (const name of services) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByText(t('landing.examples.note'))).toBeVisible();
    await expect(page.getByText(t('landing.voices.note'))).toBeVisible();
    await expectAccessible(page);
    expect(files.filter((url) => /fields-|ContactForm/.test(url))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await page.route('**/api/demo', (route) => route.fulfill({ json: { demo: null } }));
    await page.reload();
    await expect(page.getByRole('link', { name: t('landing.signUp') })).toHaveCount(2);
    await expect(page.getByRole('link', { name: t('landing.demo') })).toHaveCount(0);
    await page.unroute('**/api/demo');
    await page.reload();

    await page
      .getByRole('link', { name: t('landing.demo') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('authentication.signIn.title'));
    await signIn(page, demo.admin, demo.password);
    await open(page);
    await expect(page.getByRole('link', { name: t('landing.signIn') })).toHaveCount(0);
    await page
      .getByRole('link', { name: t('landing.dashboard') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('nothing is kept before the question about cookies is answered, and the answer is remembered', async ({
    page,
    t,
    language,
  }) => {
    const banner = page.getByRole('region', { name: t('cookies.title') });
    await open(page);
    await expect(banner).toBeVisible();
    await expect(page.getByRole('link', { name: t('landing.demo') }).first()).toBeInViewport({ ratio: 1 });
    const kept = () => page.evaluate(() => [document.cookie, ...Object.keys(localStorage)]);
    expect(await kept()).toEqual(language === 'en' ? ['', 'language'] : ['']);
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link', { name: t('cookies.policy') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('button', { name: t('cookies.refuse') })).toBeFocused();
    const [refuse, accept] = await Promise.all(
      [t('cookies.refuse'), t('cookies.accept')].map((name) => banner.getByRole('button', { name }).boundingBox()),
    );
    expect([refuse?.width, refuse?.height]).toEqual([accept?.width, accept?.height]);
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();

    await page.getByRole('link', { name: t('landing.foot.policy') }).click();
    await expect(page.getByText(t('policy.refused'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('cookies.change') }).click();
    await expect(banner.getByRole('button', { name: t('cookies.refuse') })).toBeFocused();
    await expectAccessible(page);
    await banner.getByRole('button', { name: t('cookies.accept') }).click();
    await expect(page.getByText(t('policy.accepted'))).toBeVisible();

    await page.evaluate(() =>
      localStorage.setItem('cookies', JSON.stringify({ answer: 'accepted', until: Date.now() })),
    );
    await page.reload();
    await expect(banner).toBeVisible();
  });
});

otherWays(() => {
  test('whoever writes to us is told what is missing, loses nothing and is thanked; we get the mail', async ({
    page,
    t,
    mailTo,
  }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': somewhere() });
    await open(page);
    await page
      .getByRole('link', { name: t('landing.talk') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t('landing.contact.title') });
    const send = dialog.getByRole('button', { name: t('landing.contact.submit'), exact: true });
    await send.click();
    await expect(page).toHaveURL(/\/#contacto$/);
    for (const rule of ['nameRequired', 'emailRequired', 'messageRequired'] as const)
      await expect(dialog.getByText(t(`rules.${rule}`))).toBeVisible();
    await expect(dialog.getByLabel(t('landing.contact.name'))).toBeFocused();
    await expectAccessible(page);

    const message = `Se nos pierden las llaves ${Math.random()}`;
    await dialog.getByLabel(t('landing.contact.name')).fill('Rosa Marí');
    await dialog.getByLabel(t('landing.contact.email')).fill('rosa@');
    await dialog.getByLabel(t('landing.contact.companyName')).fill('Talleres Rosa');
    await dialog.getByLabel(t('landing.contact.phoneNumber')).fill('600 111 222');
    await dialog.getByLabel(t('landing.contact.message')).fill(message);
    await send.click();
    await expect(dialog.getByText(t('rules.emailInvalid'))).toBeVisible();
    await dialog.getByLabel(t('landing.contact.email')).fill('rosa@talleres.test');
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }));
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText(t('landing.contact.failed'));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: t('landing.talk') }).first()).toBeFocused();

    await page.unroute('**/api/contact');
    await page
      .getByRole('link', { name: t('landing.talk') })
      .last()
      .click();
    await expect(dialog.getByLabel(t('landing.contact.message'))).toHaveValue(message);
    await send.click();
    await expect(dialog.getByRole('status')).toContainText(t('landing.contact.thanks', { name: 'Rosa Marí' }));
    await expectAccessible(page);
    const mail = await mailTo('no-reply@llave.test', message);
    for (const told of ['Rosa Marí', 'rosa@talleres.test', 'Talleres Rosa', '600 111 222'])
      expect(mail.text).toContain(told);

    await dialog.getByRole('button', { name: t('landing.contact.close') }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/#contacto');
    await expect(dialog.getByLabel(t('landing.contact.message'))).toHaveValue('');
  });
});

test('one, two or three voices are seen by the width, round and round', async ({ page, t }) => {
  await open(page);
  const cards = page.getByRole('group', { name: new RegExp(`^${t('landing.voices.place', { at: '\\d', of: 6 })}$`) });
  const first = (at: number) => expect(cards.first()).toHaveAccessibleName(t('landing.voices.place', { at, of: 6 }));
  for (const [width, count] of [
    [390, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cards).toHaveCount(count);
  }
  await expect(page.getByRole('button', { name: t('landing.voices.play') })).toBeVisible();
  await first(1);
  await page.getByRole('button', { name: t('landing.voices.previous') }).click();
  await first(6);
  await page.keyboard.press('Tab');
  for (const at of [1, 2]) {
    await page.keyboard.press('Enter');
    await first(at);
  }
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the voices go on by themselves, and wait for whoever reads, points, touches or says stop', async ({
    page,
    t,
  }) => {
    await page.clock.install();
    await open(page);
    const cards = page.getByRole('group', { name: /^\d/ });
    const first = (at: number) => expect(cards.first()).toHaveAccessibleName(t('landing.voices.place', { at, of: 6 }));
    const pass = (seconds: number) => page.clock.runFor(seconds * 1000);
    const next = page.getByRole('button', { name: t('landing.voices.next') });
    await cards.first().scrollIntoViewIfNeeded();
    await first(1);
    await pass(7);
    await first(2);

    await cards.first().hover();
    await pass(20);
    await first(2);
    await page.getByRole('heading', { name: t('landing.voices.title') }).hover();
    await pass(7);
    await first(3);

    await next.focus();
    await pass(20);
    await first(3);
    await page.keyboard.press('Enter');
    await first(4);
    await next.blur();
    await pass(7);
    await first(5);

    const stop = page.getByRole('button', { name: t('landing.voices.pause') });
    await stop.click();
    await pass(20);
    await first(5);
    await page.getByRole('button', { name: t('landing.voices.play') }).click();
    await pass(13);
    await first(1);

    await cards.first().dispatchEvent('touchstart');
    await pass(20);
    await first(1);
    await expect(page.getByRole('button', { name: t('landing.voices.play') })).toBeVisible();
  });
});
