import { expect, expectAccessible, linkIn, otherWays, test } from './fixtures.ts';

const another = 'Otra.Clave.77';
const third = 'Tercera!Clave9';

otherWays(() => {
  test('a forgotten password is set by the mailed link and every session ends', async ({
    page,
    t,
    says,
    company,
    signIn,
    mailTo,
    anotherBrowser,
  }) => {
    const elsewhere = await anotherBrowser();
    await signIn(elsewhere, company.email, company.password);
    await elsewhere.goto('/dashboard');
    await elsewhere.getByRole('heading', { level: 1 }).waitFor();

    await page.goto('/sign-in');
    await page.getByLabel(t('authentication.identifier')).fill(company.email);
    await page.getByLabel(t('authentication.password'), { exact: true }).fill('not-the-one');
    await page.getByRole('button', { name: t('authentication.signIn.submit'), exact: true }).click();
    const wrong = { es: 'Usuario o contraseña incorrectos', en: 'Incorrect user or password' };
    await expect(page.getByRole('alert')).toHaveText(says(wrong));
    await expect(page.getByLabel(t('authentication.identifier'))).toHaveValue(company.email);
    await expectAccessible(page);

    await page.getByRole('link', { name: t('authentication.signIn.forgot') }).click();
    await expect(page).toHaveURL(/\/forgot-password\?identifier=/);
    await expect(page.getByLabel(t('authentication.identifier'))).toHaveValue(company.email);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('authentication.forgot.submit') }).click();
    await expect(page.getByRole('status')).toContainText(t('authentication.forgot.sent'));
    await expectAccessible(page);

    const link = linkIn(await mailTo(company.email, '/set-password'));
    await page.goto(link);
    await expectAccessible(page);
    const [secret, again] = [t('authentication.newPassword'), t('authentication.confirm')];
    await page.getByLabel(secret, { exact: true }).fill('corta.7');
    await page.getByLabel(again, { exact: true }).fill('otra');
    await page.getByRole('button', { name: t('authentication.set.submit') }).click();
    await expect(page.getByText(t('rules.passwordMin8'))).toBeVisible();
    await page.getByLabel(secret, { exact: true }).fill(another);
    await page.getByRole('button', { name: t('authentication.set.submit') }).click();
    await expect(page.getByText(t('rules.passwordsDiffer'))).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(again, { exact: true }).fill(another);
    await page.getByRole('button', { name: t('authentication.set.submit') }).click();
    const done = { es: 'La contraseña se ha cambiado', en: 'The password has been reset' };
    await expect(page.getByRole('status')).toContainText(says(done));
    await expectAccessible(page);

    await expect(elsewhere).toHaveURL(/\/sign-in\?/);
    await expect(elsewhere.getByRole('status')).toHaveText(t('authentication.signIn.ended'));
    await signIn(elsewhere, company.email, another);

    await page.goto(link);
    await page.getByLabel(secret, { exact: true }).fill(third);
    await page.getByLabel(again, { exact: true }).fill(third);
    await page.getByRole('button', { name: t('authentication.set.submit') }).click();
    await expect(page.getByRole('alert')).toHaveText(t('errors.linkInvalid'));
  });

  test('changing one’s own password asks for a strong one and signs out everywhere', async ({
    admin: page,
    t,
    width,
    company,
    signIn,
    anotherBrowser,
  }) => {
    const elsewhere = await anotherBrowser();
    await signIn(elsewhere, company.email, company.password);
    await elsewhere.goto('/dashboard');
    await elsewhere.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/dashboard');

    if (width < 800) {
      await page.getByRole('button', { name: t('shell.menu'), exact: true }).click();
      await page.getByRole('button', { name: t('shell.changePassword') }).click();
    } else {
      await page.getByRole('button', { name: t('shell.userMenu', { name: company.companyName }) }).click();
      await page.getByRole('menuitem', { name: t('shell.changePassword') }).click();
    }
    const dialog = page.getByRole('dialog', { name: t('passwords.own') });
    const save = dialog.getByRole('button', { name: t('passwords.save'), exact: true });
    await dialog.getByLabel(t('authentication.newPassword'), { exact: true }).fill('Abcdef1');
    await expect(dialog.getByRole('listitem').filter({ hasText: t('rules.passwordDigit') })).toContainText(
      t('passwords.met'),
    );
    await expect(dialog.getByRole('listitem').filter({ hasText: t('rules.passwordSpecial') })).toContainText(
      t('passwords.missing'),
    );
    await expect(save).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByLabel(t('authentication.newPassword'), { exact: true }).fill(third);
    await expect(save).toBeDisabled();
    await dialog.getByLabel(t('authentication.confirm'), { exact: true }).fill(third);
    const current = dialog.getByLabel(t('passwords.current'), { exact: true });
    await current.fill(another);
    await dialog.getByRole('switch', { name: t('passwords.endBadge') }).check({ force: true });
    await save.click();
    await expect(dialog.getByText(t('rules.passwordWrong'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await current.fill(company.password);
    await save.click();

    await expect(page).toHaveURL(/\/sign-in\?/);
    await expect(page.getByRole('status')).toHaveText(t('authentication.signIn.passwordChanged'));
    await expect(elsewhere).toHaveURL(/\/sign-in\?/);
    await signIn(elsewhere, company.email, third);
  });

  test('a link without its parts says so and offers another', async ({ page, t }) => {
    await page.goto('/set-password?token=abc');
    await expect(page.getByRole('alert')).toHaveText(t('authentication.set.incomplete'));
    await expectAccessible(page);
    await page.getByRole('link', { name: t('authentication.set.askAgain') }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});
