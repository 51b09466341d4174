import { bothWays, demo, expect, expectAccessible, test } from './fixtures.ts';

const { admin, worker, password: secret } = demo;

bothWays(() => {
  test('the menu opens what one’s role opens, and leads out', async ({ page, t, width, signIn }) => {
    await signIn(page, worker, secret);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hello', { name: 'Marta' }));
    await expectAccessible(page);

    if (width < 800) await page.getByRole('button', { name: t('shell.menu'), exact: true }).click();
    else await page.getByRole('button', { name: /Marta/ }).click();
    await expect(page.getByText(t('shell.changePassword'))).toBeVisible();
    await expect(page.getByText(t('shell.profile'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('shell.users'), { exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByText(t('shell.signOut'), { exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/sign-in\?/);
  });

  test('a screen that one’s role does not open says so', async ({ page, t, signIn }) => {
    await signIn(page, worker, secret);
    await page.goto('/dashboard/users');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('frame.forbidden.title'));
    await expectAccessible(page);
  });

  test('pages that do not exist say so, outside and inside', async ({ page, t, signIn }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('frame.notFound.title'));
    await expectAccessible(page);
    await signIn(page, admin, secret);
    await page.goto('/dashboard/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('frame.notFound.title'));
    await expect(page.getByRole('link', { name: t('frame.home') })).toBeVisible();
    await expectAccessible(page);
  });

  test('a page that cannot be loaded says that it is not one’s fault', async ({ page, t, signIn }) => {
    await signIn(page, admin, secret);
    await page.route('**/assets/AccountPage-*.js', (route) => route.abort());
    await page.goto('/dashboard/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('frame.failure.title'));
    await expectAccessible(page);
  });

  test('the language changes at once and is remembered', async ({ page, language }) => {
    const [other, title] = language === 'es' ? ['EN', 'Sign in'] : ['ES', 'Entrar'];
    await page.goto('/sign-in');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('button', { name: other, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', other.toLowerCase());

    await page.reload();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test('the demo sign-ins fill the form', async ({ page, t }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: new RegExp(worker) }).click();
  await expect(page.getByLabel(t('authentication.identifier'))).toHaveValue(worker);
  await page.getByRole('button', { name: t('authentication.signIn.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the rules of the sign-in form are said at their fields', async ({ page, t }) => {
  await page.goto('/sign-in');
  const submit = page.getByRole('button', { name: t('authentication.signIn.submit'), exact: true });
  for (const [typed, rule] of [
    ['', 'identifierRequired'],
    ['ab', 'identifierShort'],
    ['a'.repeat(51), 'identifierLong'],
    ['ab@', 'identifierInvalid'],
  ] as const) {
    await page.getByLabel(t('authentication.identifier')).fill(typed);
    await submit.click();
    await expect(page.getByText(t(`rules.${rule}`))).toBeVisible();
  }
  await page.getByLabel(t('authentication.password'), { exact: true }).fill('12345');
  await submit.click();
  await expect(page.getByText(t('rules.passwordMin6'))).toBeVisible();
});

test('whoever is signed in goes from the sign-in page to where they wanted to be', async ({ page, t }) => {
  await page.goto('/dashboard/account');
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  await page.getByLabel(t('authentication.identifier')).fill(admin);
  await page.getByLabel(t('authentication.password'), { exact: true }).fill(secret);
  await page.getByRole('button', { name: t('authentication.signIn.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/account$/);

  await page.goto('/sign-in?returnTo=https://elsewhere.test/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a session ends when its token expires', async ({ page, t, signIn }) => {
  await page.clock.install();
  await signIn(page, worker, secret);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.fastForward('12:00:05');
  await expect(page).toHaveURL(/\/sign-in\?/);
  await expect(page.getByRole('status')).toHaveText(t('authentication.signIn.ended'));
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')])).toEqual([
    null,
    null,
  ]);
});

test('whoever comes back after their session was ended elsewhere is led to the door, wherever they come in', async ({
  page,
  t,
  signIn,
}) => {
  for (const path of ['/dashboard/tools', '/dashboard/incidents']) {
    await signIn(page, worker, secret);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const kept = await page.evaluate(() => ({ ...localStorage }));
    await page.goto('/privacy-policy');
    await page.request.post('/api/authentication/sign-out', {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    });
    await page.evaluate((values) => Object.assign(localStorage, values), kept);

    await page.goto(path);
    await expect(page).toHaveURL(/\/sign-in\?/);
    await expect(page.getByRole('status')).toHaveText(t('authentication.signIn.ended'));
  }
});

test('a session dropped in one tab is dropped in all of them', async ({ page, context, t, signIn }) => {
  await signIn(page, worker, secret);
  await page.goto('/dashboard');
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(t('home.hello', { name: 'Marta' }));

  await page.getByRole('button', { name: /Marta/ }).click();
  await page.getByRole('menuitem', { name: t('shell.signOut') }).click();

  await expect(page).toHaveURL(/\/$/);
  await expect(tab).toHaveURL(/\/sign-in\?/);
});

test('the tabs of a browser share one stream, and the next takes over', async ({ page, context, signIn }) => {
  let opened = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/events')) opened += 1;
  });
  await signIn(page, worker, secret);
  await page.goto('/dashboard');
  await expect.poll(() => opened).toBe(1);
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(opened).toBe(1);

  await page.close();

  await expect.poll(() => opened).toBe(2);
});

test('the content can be reached past the bar', async ({ page, t, signIn }) => {
  await signIn(page, worker, secret);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
