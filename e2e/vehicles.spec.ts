import { bothWays, expect, expectAccessible, test } from './fixtures.ts';
import { givenRental } from './given-rental.ts';

bothWays(() => {
  test('a vehicle is added, says the truth about itself, is changed, and stays while it is promised', async ({
    admin: page,
    t,
  }) => {
    await page.goto('/dashboard/vehicles');
    await expect(page.getByText(t('vehicles.empty'))).toBeVisible();
    await expectAccessible(page);

    await page
      .getByRole('link', { name: t('vehicles.add') })
      .first()
      .click();
    await page.getByRole('button', { name: t('vehicles.submit') }).click();
    for (const rule of ['brandRequired', 'modelRequired', 'numberPlateRequired', 'kilometersRequired'] as const)
      await expect(page.getByText(t(`rules.${rule}`))).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(t('vehicles.numberPlate')).fill('4821 LKM');
    await page.getByLabel(t('vehicles.brand')).fill('Seat');
    await page.getByLabel(t('vehicles.model')).fill('León');
    await page.getByLabel(t('vehicles.currentKilometers')).fill('12.345');
    await page.getByRole('button', { name: t('vehicles.submit') }).click();
    const card = page.getByRole('article', { name: 'Seat León, 4821 LKM' });
    await expect(card).toContainText(/12[.,]345 km/);
    await expect(card).toContainText(t('vehicles.states.free'));

    const { call, vehicle, booking } = await givenRental(page);
    const { id, accountId } = await vehicle('1190 MBF', { brand: 'Renault', model: 'Clio' });
    const promised = await booking(id, 24, 48);
    const number = promised.bookingInfo.bookingNumber;
    const other = page.getByRole('article', { name: /1190 MBF/ });
    const chip = other.getByRole('link', { name: t('vehicles.states.reserved', { date: '' }).trim() });
    await expect(chip).toHaveAttribute('href', `/dashboard/booking/${promised.id}`);
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('1190mbf');
    await expect(card).toHaveCount(0);

    await page.getByRole('link', { name: t('vehicles.editOf', { plate: '1190 MBF' }) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1190 MBF');
    const life = page.getByRole('region', { name: t('vehicles.life.title') });
    await expect(life.getByRole('listitem')).toContainText([t('vehicles.life.next')]);
    await expect(life.getByRole('link', { name: 'Lucía Peña Gómez' })).toHaveAttribute(
      'href',
      `/dashboard/booking/${promised.id}`,
    );
    await expectAccessible(page);
    await page.getByLabel(t('vehicles.numberPlate')).fill('4821-lkm');
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByText(t('rules.numberPlateTaken'))).toBeVisible();
    await page.getByLabel(t('vehicles.numberPlate')).fill('2222 BBB');
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByText(t('forms.saved'), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2222 BBB');

    await page.getByRole('button', { name: t('vehicles.delete') }).click();
    const dialog = page.getByRole('dialog', { name: t('vehicles.deleteTitle', { plate: '2222 BBB' }) });
    await dialog.getByRole('button', { name: t('vehicles.delete') }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: t('errors.vehicleBooked') })).toBeVisible();
    await expect(dialog.getByRole('link', { name: number })).toBeVisible();
    await expectAccessible(page);
    await call('DELETE', `/service-appoinment/${promised.id}`);
    await dialog.getByRole('button', { name: t('vehicles.delete') }).click();
    await expect(page.getByText(t('vehicles.deleted'))).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/vehicles$/);
    await expect(card).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await call('GET', `/vehicle/account/${accountId}`)).toHaveLength(1);
  });
});
