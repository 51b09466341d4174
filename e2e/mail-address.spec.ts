import { randomUUID } from 'node:crypto';
import { bothWays, expect, expectAccessible, linkIn, password, test } from './fixtures.ts';
import { given } from './given.ts';

const fresh = () => `otra-${randomUUID().slice(0, 8)}@levante.test`;
const own = 'La.Mia.Propia7';

bothWays(() => {
  test('another address counts once its owner confirms it, and the one before is told', async ({
    admin: page,
    t,
    says,
    company,
    signIn,
    mailTo,
    anotherBrowser,
  }) => {
    const email = fresh();
    await page.goto('/dashboard/admin-management');
    await page.getByRole('link', { name: t('users.edit', { name: company.companyName }) }).click();
    await page.getByLabel(t('users.email'), { exact: true }).fill(email);
    await page.getByRole('button', { name: t('forms.save') }).click();
    const waits = t('shell.unconfirmed.own.other', { email, confirmed: company.email });
    await expect(page.getByText(waits)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('shell.unconfirmed.again') }).click();
    await expect(page.getByText(t('shell.unconfirmed.sent'), { exact: true })).toBeVisible();

    const told = await mailTo(company.email, email);
    expect(told.subject).toBe(
      says({ es: 'Cambio de correo en tu cuenta de Llave', en: 'A change of e-mail on your Llave account' }),
    );
    const elsewhere = await anotherBrowser();
    await signIn(elsewhere, company.email, company.password);

    const mailbox = await anotherBrowser();
    const link = linkIn(await mailTo(email, '/confirm-email'));
    await mailbox.goto(link);
    await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText(t('authentication.confirmEmail.title'));
    await expectAccessible(mailbox);
    await mailbox.getByRole('button', { name: t('authentication.confirmEmail.submit') }).click();
    await expect(mailbox.getByRole('status')).toContainText(t('authentication.confirmEmail.done'));
    await expectAccessible(mailbox);
    await expect(page.getByText(waits)).toBeHidden();

    await mailbox.goto(link);
    await mailbox.getByRole('button', { name: t('authentication.confirmEmail.submit') }).click();
    await expect(mailbox.getByRole('alert')).toHaveText(t('errors.linkInvalid'));
    await mailbox.goto('/confirm-email?token=abc');
    await expect(mailbox.getByRole('alert')).toHaveText(t('authentication.confirmEmail.incomplete'));

    await mailbox.goto('/sign-in');
    const typed = async (identifier: string) => {
      await mailbox.getByLabel(t('authentication.identifier')).fill(identifier);
      await mailbox.getByLabel(t('authentication.password'), { exact: true }).fill(company.password);
      await mailbox.getByRole('button', { name: t('authentication.signIn.submit'), exact: true }).click();
    };
    await typed(company.email);
    await expect(mailbox.getByRole('alert')).toHaveText(t('errors.wrongCredentials'));
    await typed(email);
    await expect(mailbox).toHaveURL(/\/dashboard$/);
  });

  test('an invited admin confirms their address and chooses a password in one go', async ({
    admin: page,
    t,
    mailTo,
    anotherBrowser,
  }) => {
    const email = fresh();
    const name = 'Vicent Soler';
    await page.goto('/dashboard/user/admin-user');
    await page.getByLabel(t('users.name'), { exact: true }).fill('Vicent');
    await page.getByLabel(t('users.surname')).fill('Soler');
    await page.getByLabel(t('users.email')).fill(email);
    await page.getByRole('button', { name: t('users.admin.submit') }).click();
    const dialog = page.getByRole('dialog', { name: t('passwords.ofUser', { name }) });
    await expect(dialog.getByText(t('passwords.invitedWarning', { name }))).toBeVisible();
    await dialog.getByRole('button', { name: t('passwords.cancel') }).click();
    await expect(page.getByText(t('shell.unconfirmed.first', { email }))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('users.return') }).click();
    const row = page.getByRole('row', { name: /Vicent/ });
    await expect(row).toContainText(t('users.unconfirmed'));
    await expectAccessible(page);

    const guest = await anotherBrowser();
    await guest.goto(linkIn(await mailTo(email, '/confirm-email')));
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('authentication.invited.title'));
    for (const label of [t('authentication.newPassword'), t('authentication.confirm')])
      await guest.getByLabel(label, { exact: true }).fill(own);
    await expectAccessible(guest);
    await guest.getByRole('button', { name: t('authentication.invited.submit') }).click();
    await expect(guest.getByRole('status')).toContainText(t('authentication.confirmEmail.done'));
    await expect(row).not.toContainText(t('users.unconfirmed'));
    await guest.getByRole('link', { name: t('authentication.set.signIn') }).click();
    await guest.getByLabel(t('authentication.identifier')).fill(email);
    await guest.getByLabel(t('authentication.password'), { exact: true }).fill(own);
    await guest.getByRole('button', { name: t('authentication.signIn.submit'), exact: true }).click();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('home.hello', { name: 'Vicent' }));
  });
});

test('an address that became somebody else’s meanwhile is said to be', async ({
  admin: page,
  t,
  signIn,
  request,
  mailTo,
}) => {
  const email = fresh();
  await (await given(page)).call('POST', '/user/admin', { name: 'Ana', surname: 'Ferrer', email });
  const link = linkIn(await mailTo(email, '/confirm-email'));
  const data = {
    email,
    password,
    companyName: 'Otro Taller',
    companyIdentifier: 'B12345678',
    phoneNumber: '960 123 456',
    address: { street: 'Calle de la Paz 12', city: 'Valencia', state: 'Valencia', postCode: '46002' },
  };
  expect((await request.post('/api/account', { data })).ok()).toBe(true);
  await page.goto(link);
  for (const label of [t('authentication.newPassword'), t('authentication.confirm')])
    await page.getByLabel(label, { exact: true }).fill(own);
  await page.getByRole('button', { name: t('authentication.invited.submit') }).click();
  await expect(page.getByRole('alert')).toHaveText(t('errors.identifierTaken'));

  await signIn(page, email, password);
  await page.goto('/dashboard');
  const asks = page.getByText(t('shell.unconfirmed.own.first', { email }));
  await expect(asks).toBeVisible();
  await expectAccessible(page);
  await page.goto(linkIn(await mailTo(email, /\/confirm-email\?(?!.*password=new)/)));
  await page.getByRole('button', { name: t('authentication.confirmEmail.submit') }).click();
  await page.getByRole('link', { name: t('authentication.confirmEmail.goOn') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hello', { name: 'Otro Taller' }));
  await expect(asks).toBeHidden();
});
