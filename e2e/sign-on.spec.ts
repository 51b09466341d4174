import type { Page } from '@playwright/test';
import { openProvider } from '../server/src/test/provider.ts';
import { bothWays, expect, expectAccessible, type Fixtures, test } from './fixtures.ts';

type T = Fixtures['t'];

/** From the door to the company's provider, in by that address, and back. */
const signOn = async (page: Page, t: T, email: string) => {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: t('authentication.signIn.signOn') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('authentication.signOn.title'));
  await expectAccessible(page);
  await page.getByLabel(t('authentication.signOn.email')).fill(email);
  await page.getByRole('button', { name: t('authentication.signOn.submit') }).click();
  await page.locator('input[name=login]').fill(email);
  await page.locator('input[name=password]').fill('da igual');
  await page.getByRole('button').first().click();
};

bothWays(() => {
  test('a company sets its provider, its people get in by it, and passwords can go', async ({
    admin: page,
    t,
    company,
    anotherBrowser,
    baseURL,
  }) => {
    const provider = await openProvider(`${baseURL}/sign-on`);
    const domain = company.email.split('@')[1] ?? '';
    provider.say(`ana@${domain}`, { given_name: 'Ana', family_name: 'Ríos' });

    await page.goto('/dashboard/account');
    const card = page.getByRole('region', { name: t('signOn.title') });
    await expect(card.getByLabel(t('signOn.redirectUri'), { exact: true })).toHaveValue(`${baseURL}/sign-on`);
    await card.getByLabel(t('signOn.issuer')).fill(provider.issuer);
    await card.getByLabel(t('signOn.clientId')).fill(provider.client.clientId);
    await card.getByLabel(t('signOn.clientSecret')).fill(provider.client.clientSecret);
    await card.getByRole('switch', { name: t('signOn.passwordsOff') }).click();
    await card.getByRole('button', { name: t('signOn.save') }).click();
    await expect(card.getByRole('link', { name: t('signOn.test') })).toBeVisible();
    await expect(card.getByLabel(t('signOn.clientSecret'))).toHaveValue('');
    await expectAccessible(page);

    const other = await anotherBrowser();
    await signOn(other, t, `ana@${domain}`);
    await other.waitForURL(/\/dashboard/);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await other.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').name)).toBe('Ana');

    await other.goto('/sign-on?state=vieja&code=usado');
    await expect(other.getByRole('alert')).toHaveText(t('authentication.signOn.over'));
    expect(new URL(other.url()).search).toBe('');
    await other.getByLabel(t('authentication.signOn.email')).fill('nadie@en-ninguna.parte.test');
    await other.getByRole('button', { name: t('authentication.signOn.submit') }).click();
    await expect(other.getByRole('alert')).toHaveText(t('authentication.signOn.unknown'));
    await provider.close();
  });
});
