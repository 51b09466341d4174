import type { Page } from '@playwright/test';
import { demo, expect, test } from './fixtures.ts';
import { given } from './given.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every address that the specification names for staff opens its screen', async ({ page, t, signIn }) => {
  await signIn(page, demo.admin, demo.password);
  const { call } = await given(page);
  const { accountId } = await call('GET', '/authentication/user');
  const first = async (path: string) => (await call<{ id: string }[]>('GET', path))[0]?.id;
  const [tool, vehicle, incident, user] = await Promise.all(
    ['tool', 'vehicle', 'incident', 'user'].map((noun) => first(`/${noun}/account/${accountId}`)),
  );
  const booking = await first(`/service-appoinment/account/${accountId}`);
  const lists = ['', '/account', '/lockers', '/bookings', '/vehicles', '/incidents', '/tools', '/users', '/reports'];
  const forms = ['/admin-management', '/booking', '/vehicle', '/tool', '/user', '/user/admin-user', '/user/user'];
  const things = [`/booking/${booking}`, `/vehicle/${vehicle}`, `/incident/${incident}`, `/tool/${tool}`];
  for (const path of [...lists, ...forms, ...things, `/user/user/${user}`]) {
    await page.goto(`/dashboard${path}`);
    await expect(heading(page), path).toBeVisible();
    for (const trouble of ['frame.notFound.title', 'frame.forbidden.title', 'frame.failure.title'] as const)
      await expect(heading(page), path).not.toHaveText(t(trouble));
    expect(new URL(page.url()).pathname).toBe(`/dashboard${path}`);
  }
});

test('every address that the specification names for visitors opens its page', async ({ page, t, request }) => {
  const { id } = (await (await request.get('/api/account/demo')).json()) as { id: string };
  for (const path of [
    ...['/', '/sign-in', '/forgot-password', '/set-password', '/confirm-email', '/sign-up'],
    ...[`/customer/${id}`, `/customer/booking/${id}`, '/customer/booking/management', '/incident'],
    ...['/check-in', `/check-in/${id}`, `/check-in/${id}/true`],
    ...['/privacy-policy', `/privacy-policy/${id}`, `/field-incident/${id}`],
  ]) {
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
    for (const trouble of ['frame.notFound.title', 'frame.company.missing', 'frame.failure.title'] as const)
      await expect(heading(page), path).not.toHaveText(t(trouble));
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('the first page has a way in, a way to write, examples of clients, values and services', async ({ page, t }) => {
  await page.goto('/');
  await page.locator('#root > :not([data-prerendered])').first().waitFor();
  for (const name of [t('landing.signIn'), t('landing.talk')])
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
  for (const part of ['examples', 'services', 'why', 'voices'] as const)
    await expect(page.getByRole('heading', { name: t(`landing.${part}.title`) })).toBeVisible();
  for (const value of ['one', 'leak', 'twice', 'lost', 'start', 'consultant'] as const)
    await expect(page.getByRole('heading', { name: t(`landing.why.${value}.title`) })).toBeVisible();
});

test('a browser that speaks neither language is answered in Spanish', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-FR', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await expect(heading(page)).toHaveText('Entrar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await context.close();
});

test('the page of a forgotten password asks who it is, and leads back to signing in', async ({ page, t }) => {
  await page.goto('/forgot-password');
  const submit = page.getByRole('button', { name: t('authentication.forgot.submit') });
  for (const [typed, rule] of [
    ['', 'identifierRequired'],
    ['ab', 'identifierShort'],
    ['ab@', 'identifierInvalid'],
  ] as const) {
    await page.getByLabel(t('authentication.identifier')).fill(typed);
    await submit.click();
    await expect(page.getByText(t(`rules.${rule}`))).toBeVisible();
  }
  await page.getByRole('link', { name: t('authentication.backToSignIn') }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});
