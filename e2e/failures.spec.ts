import { expect, otherWays, test } from './fixtures.ts';
import { given } from './given.ts';

const broken = { status: 500, json: { code: 'failed', message: '' } };
const missing = { status: 404, json: { code: 'notFound', message: '' } };

otherWays(() => {
  test('what fails is said in the words of the specification', async ({ page, t, says, company, signIn }) => {
    await page.route('**/api/authentication/reset-password', (route) => route.fulfill(broken));
    await page.goto('/forgot-password?identifier=marta');
    await page.getByRole('button', { name: t('authentication.forgot.submit') }).click();
    const noMail = { es: 'No hemos podido enviar el correo', en: 'We could not send the email' };
    await expect(page.getByRole('alert')).toContainText(says(noMail));

    await signIn(page, company.email, company.password);
    const { tool, worker } = await given(page);
    await worker('Marta', 'Ruiz');
    const { id } = await tool('Taladro');
    await page.route('**/api/user/*/account/*', (route) => route.fulfill(broken));
    await page.goto('/dashboard/users');
    await page.getByRole('button', { name: t('users.delete', { name: 'Marta Ruiz' }) }).click();
    const deleting = page.getByRole('dialog');
    await deleting.getByRole('button', { name: t('users.deleteConfirm') }).click();
    const stays = { es: 'No se ha podido eliminar el usuario', en: 'User could not be deleted' };
    await expect(deleting.getByRole('alert')).toContainText(says(stays));

    await page.route('**/api/tool/*/account/*/calibration', (route) => route.fulfill(missing));
    await page.goto(`/dashboard/tool/${id}`);
    await page.getByRole('button', { name: t('tool.calibrations.add') }).click();
    const calibrating = page.getByRole('dialog');
    await calibrating.getByLabel(t('tool.calibrations.entity')).fill('Metrolab');
    await calibrating.getByRole('button', { name: t('tool.calibrations.submit') }).click();
    const nowhere = {
      es: 'La calibración no se pudo guardar: no se encontró el destino',
      en: 'The calibration could not be saved, endpoint not found',
    };
    await expect(calibrating.getByRole('alert')).toContainText(says(nowhere));
    await calibrating.getByRole('button', { name: t('forms.cancel') }).click();

    const history = page.getByRole('group', { name: t('history.title') }).getByRole('listitem');
    await expect(history.first().locator('svg')).toBeVisible();
    await page.getByRole('link', { name: t('tool.return'), exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/tools$/);
  });
});
