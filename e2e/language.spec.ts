import type { Browser } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { heading } from './given-check-in.ts';

/** A browser of that language in which nobody has chosen any. */
const openIn = async (browser: Browser, locale: string) =>
  (await browser.newContext({ locale, storageState: { cookies: [], origins: [] } })).newPage();

test('a visitor reads their browser’s language until they choose, and Spanish where it is neither of ours', async ({
  browser,
}) => {
  for (const [locale, title] of [
    ['en-GB', 'Leave your vehicle at Taller y Alquiler Levante'],
    ['fr-FR', 'Deja tu vehículo en Taller y Alquiler Levante'],
  ] as const) {
    const page = await openIn(browser, locale);
    await page.goto('/check-in');
    await expect(heading(page)).toHaveText(title);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en-GB' ? 'en' : 'es');
    await page.getByRole('button', { name: 'ES', exact: true }).first().click();
    await page.goto('/check-in');
    await expect(heading(page)).toHaveText('Deja tu vehículo en Taller y Alquiler Levante');
    await page.context().close();
  }
});

test('who is signed in reads their own language on every machine, and nobody else does', async ({
  browser,
  company,
  signIn,
}) => {
  const first = await openIn(browser, 'en-GB');
  await signIn(first, company.email, company.password);
  await first.goto('/dashboard');
  await expect(first.locator('html')).toHaveAttribute('lang', 'es');
  const saved = first.waitForResponse('**/api/user/language');
  await first.getByRole('button', { name: 'EN', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(first.locator('html')).toHaveAttribute('lang', 'en');
  await first.reload();
  await expect(first.locator('html')).toHaveAttribute('lang', 'en');

  const second = await openIn(browser, 'es-ES');
  await second.goto('/sign-in');
  await expect(heading(second)).toHaveText('Entrar');
  await second.getByLabel('Correo o usuario').fill(company.email);
  await second.getByLabel('Contraseña', { exact: true }).fill(company.password);
  await second.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(second).toHaveURL(/dashboard/);
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  await second.evaluate(() => localStorage.removeItem('token'));
  await second.goto('/sign-in');
  await expect(heading(second)).toHaveText('Entrar');
  await Promise.all([first, second].map((page) => page.context().close()));
});
