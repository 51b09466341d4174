import type { Page } from '@playwright/test';
import { appOf } from '../server/src/test/authenticator-app.ts';
import { bothWays, expect, expectAccessible, type Fixtures, password, test } from './fixtures.ts';
import { given } from './given.ts';
import { pathInQr } from './read-qr.ts';

type T = Fixtures['t'];

/** A phone or laptop that asks for a finger, and is given it. */
const giveAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
};

const typePassword = async (page: Page, t: T, identifier: string, secret: string) => {
  await page.goto('/sign-in');
  await page.getByLabel(t('authentication.identifier')).fill(identifier);
  await page.getByLabel(t('authentication.password'), { exact: true }).fill(secret);
  await page.getByRole('button', { name: t('authentication.signIn.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('authentication.second.title'));
};

const signOut = (page: Page) => page.evaluate(() => localStorage.removeItem('token'));

/** Takes the app's secret from the dialog and confirms it; answers the app and what to keep. */
const enrolTotp = async (page: Page, t: T) => {
  await page.getByRole('button', { name: t('factors.addTotp') }).click();
  const dialog = page.getByRole('dialog', { name: t('factors.addTotp') });
  const secret = (await dialog.locator('code').textContent()) ?? '';
  const app = appOf(secret);
  await expectAccessible(page);
  await dialog.getByLabel(t('authentication.second.code')).fill(app.generate({ timestamp: Date.now() - 30_000 }));
  await dialog.getByRole('button', { name: t('factors.confirm') }).click();
  const codes = page.getByRole('dialog', { name: t('factors.recovery') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: t('factors.kept') }).click();
  await expect(codes).toBeHidden();
  return { app, recoveryCodes };
};

bothWays(() => {
  test('a passkey is made on one’s own page, signs in, and goes again', async ({
    page,
    t,
    company,
    signIn,
    mailTo,
  }) => {
    await giveAuthenticator(page);
    await signIn(page, company.email, company.password);
    await page.goto('/dashboard/profile');
    const factors = page.getByRole('region', { name: t('factors.title') });
    await factors.getByRole('button', { name: t('factors.addPasskey') }).click();
    await page.getByLabel(t('factors.passkeyNameLabel')).fill('Portátil azul');
    await expectAccessible(page);
    await page.getByRole('button', { name: t('factors.next') }).click();
    await page
      .getByRole('dialog', { name: t('factors.recovery') })
      .getByRole('button', { name: t('factors.kept') })
      .click();
    await expect(factors.getByText('Portátil azul')).toBeVisible();
    await expectAccessible(page);
    await mailTo(company.email, /llave de acceso|passkey/);

    await signOut(page);
    await typePassword(page, t, company.email, company.password);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('authentication.second.usePasskey') }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto('/dashboard/profile');
    await factors.getByRole('button', { name: t('factors.removeOf', { name: 'Portátil azul' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('factors.remove') })
      .click();
    await expect(factors.getByText(t('factors.none'))).toBeVisible();
  });

  test('a company asks for it, somebody sets up an app, and gets in without the phone by a kept code', async ({
    admin: page,
    t,
    company,
  }) => {
    await page.goto('/dashboard/account');
    await page.getByRole('radio', { name: t('factors.rule.admins') }).check();
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('factors.enrol.title'));
    await expectAccessible(page);
    await page.goto('/dashboard/tools');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('factors.enrol.title'));
    const { app, recoveryCodes } = await enrolTotp(page, t);
    await expect(page).toHaveURL(/\/dashboard\/tools$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('factors.enrol.title'));

    await signOut(page);
    await typePassword(page, t, company.email, company.password);
    const code = page.getByLabel(t('authentication.second.code'));
    await code.fill('12');
    await page.getByRole('button', { name: t('authentication.signIn.submit') }).click();
    await expect(page.getByText(t('rules.codeInvalid'))).toBeVisible();
    await expectAccessible(page);
    await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: t('authentication.signIn.submit') }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await signOut(page);
    await typePassword(page, t, company.email, company.password);
    await page.getByRole('button', { name: t('authentication.second.by.recovery') }).click();
    await page.getByLabel(t('authentication.second.recoveryCode')).fill(recoveryCodes[0] ?? '');
    await expectAccessible(page);
    await page.getByRole('button', { name: t('authentication.signIn.submit') }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/dashboard/profile');
    await expect(page.getByText(t('factors.recoveryLeft', { count: 9 }))).toBeVisible();
  });

  test('whoever came in without a proof is asked for one before something delicate, and then it goes on', async ({
    admin: page,
    t,
  }) => {
    const { worker, call } = await given(page);
    const { id } = await worker('Nuria', 'Font');
    const { qr } = await call<{ qr: string }>('GET', `/user/${id}/qr/sign-in`);
    const link = await pathInQr(page, qr);
    await signOut(page);
    await page.goto(link);
    await page.getByRole('button', { name: t('authentication.code.submit') }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: t('factors.addTotp') }).click();
    const proof = page.getByRole('dialog', { name: t('factors.proof.title') });
    const secret = proof.getByLabel(t('authentication.password'), { exact: true });
    await secret.fill('Esta.No.Es1');
    await proof.getByRole('button', { name: t('factors.proof.submit') }).click();
    await expect(proof.getByText(t('errors.proofWrong'))).toBeVisible();
    await expectAccessible(page);
    await secret.fill(password);
    await proof.getByRole('button', { name: t('factors.proof.submit') }).click();
    await expect(proof).toBeHidden();
    await expect(page.getByAltText(t('factors.totpAlt'))).toBeVisible();
  });
});
