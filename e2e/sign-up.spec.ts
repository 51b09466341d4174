import { randomUUID } from 'node:crypto';
import type { Language } from '@llave/contract/fields';
import { bothWays, demo, expect, expectAccessible, password, test } from './fixtures.ts';

bothWays(() => {
  test('a company signs up in two steps, is told what is missing, is in at once and gets its mail', async ({
    page,
    t,
    says,
    mailTo,
  }) => {
    const email = `alta-${randomUUID().slice(0, 8)}@levante.test`;
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('landing.hero.title'));
    await expectAccessible(page);
    await page
      .getByRole('link', { name: t('landing.signUp') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('authentication.signUp.title'));
    await expectAccessible(page);
    const next = page.getByRole('button', { name: t('authentication.signUp.next') });
    const submit = page.getByRole('button', { name: t('authentication.signUp.submit') });
    const expectSaid = (sentence: Record<Language, string>) =>
      expect(page.getByText(says(sentence), { exact: true })).toBeVisible();

    await next.click();
    await expectSaid({ es: 'Nombre de empresa requerido', en: 'Company name is required' });
    await expect(page.getByLabel(t('company.companyName'))).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel(t('authentication.signUp.name')).fill('Ana');
    await page.getByLabel(t('authentication.signUp.surname')).fill('Ferrer');
    await page.getByLabel(t('company.companyName')).fill('Talleres del Turia, S. L.');
    await page.getByLabel(t('authentication.signUp.email')).fill(email);
    await page.getByLabel(t('authentication.password'), { exact: true }).fill('corta');
    await next.click();
    await expectSaid({
      es: 'La contraseña debe tener al menos 8 caracteres',
      en: 'Password must be at least 8 characters',
    });
    await page.getByLabel(t('authentication.password'), { exact: true }).fill('password1');
    await next.click();
    await expect(page.getByLabel(t('company.companyIdentifier'))).toBeFocused();
    await submit.click();
    for (const sentence of [
      { es: 'Teléfono requerido', en: 'Phone is required' },
      { es: 'Calle requerida', en: 'Street is required' },
      { es: 'Ciudad requerida', en: 'City is required' },
      { es: 'Provincia requerida', en: 'Province is required' },
      { es: 'Código postal requerido', en: 'Post code is required' },
    ])
      await expectSaid(sentence);
    await expectAccessible(page);

    await page.goBack();
    await expect(page.getByLabel(t('authentication.signUp.email'))).toHaveValue(email);
    await next.click();
    await page.getByLabel(t('company.companyIdentifier')).fill('B12345678');
    await expect(page.getByText(t('authentication.signUp.taxIdDoubtful'))).toBeVisible();
    await page.getByLabel(t('company.companyIdentifier')).fill('B12345674');
    await expect(page.getByText(t('authentication.signUp.taxIdDoubtful'))).toHaveCount(0);
    await page.getByLabel(t('company.phoneNumber')).fill('960 123 456');
    await page.getByLabel(t('company.street')).fill('Calle de la Paz 12');
    await page.getByLabel(t('company.postCode')).fill('46002');
    await expect(page.getByLabel(t('company.city'))).toHaveValue('Valencia');
    await expect(page.getByLabel(t('company.state'))).toHaveValue('Valencia');
    await submit.click();
    await expect(page.getByText(t('rules.passwordCommon'))).toBeVisible();
    await page.getByLabel(t('authentication.password'), { exact: true }).fill(password);
    await next.click();
    await submit.click();

    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Talleres del Turia, S. L.', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('home.hello', { name: 'Ana' }) })).toBeVisible();
    await expectAccessible(page);
    await mailTo(email, says({ es: 'Hola, Ana:', en: 'Hello Ana,' }));
  });
});

test('an address that is taken is refused at its field and nothing typed is lost', async ({ page, t }) => {
  await page.goto('/sign-up');
  await page.getByLabel(t('company.companyName')).fill('Talleres 46002');
  await page.getByLabel(t('authentication.signUp.email')).fill(demo.admin.toUpperCase());
  await page.getByLabel(t('authentication.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('authentication.signUp.next') }).click();
  for (const field of ['companyIdentifier', 'phoneNumber', 'street', 'postCode'] as const)
    await page.getByLabel(t(`company.${field}`)).fill('46002');
  await page.getByRole('button', { name: t('authentication.signUp.submit') }).click();

  await expect(page.getByText(t('rules.emailTaken'))).toBeVisible();
  await expect(page.getByLabel(t('authentication.signUp.email'))).toBeFocused();
  await expect(page.getByLabel(t('company.companyName'))).toHaveValue('Talleres 46002');

  await page.getByLabel(t('authentication.signUp.email')).fill('otra@levante.test');
  await page.getByRole('button', { name: t('authentication.signUp.next') }).click();
  await expect(page.getByLabel(t('company.street'))).toHaveValue('46002');
});

test('/login leads to the sign-in page', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL(/\/sign-in$/);
});
