import { bothWays, demo, expect, expectAccessible, openHome, test } from './fixtures.ts';
import { given } from './given.ts';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

bothWays(() => {
  test('the desk sees its day at home as it changes: who comes, and where the key is', async ({ admin: page, t }) => {
    await openHome(page);
    const day = page.getByRole('region', { name: t('day.rental') });
    await expect(day).toContainText(t('day.nobody'));
    const { call, locker } = await given(page);
    const form = { brand: 'Seat', model: 'León', numberPlate: '2222 BBB', currentKilometers: 12_000 };
    const { id: vehicleId } = await call('POST', '/vehicle', form);
    const { id } = await call('POST', '/service-appoinment', {
      customer: { email: 'ana@cliente.test', phone: '600 111 222', name: 'Ana', surname: 'Vidal' },
      bookingInfo: { bookingNumber: 'A-1', dateFrom: hours(-0.2), dateTo: hours(72), vehicleId },
    });
    const line = day.getByRole('listitem').filter({ hasText: 'Ana Vidal' });
    await expect(line).toContainText('2222 BBB');
    await expect(line).toContainText(t('day.noKey'));
    await expectAccessible(page);

    const { id: lockerId } = await locker('K1', 1, 'Renting');
    await call('PATCH', `/service-appoinment/${id}/locker`, { lockerId });
    await expect(line).toContainText(t('day.keyIn', { locker: 'K1' }));
    await line.getByRole('link', { name: t('day.seeBooking') }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/booking/${id}$`));
    await page.getByText('Ana Vidal').first().waitFor();
    await page.goBack();
    await call('DELETE', `/service-appoinment/${id}`);
    await expect(day).toContainText(t('day.nobody'));
  });

  test('who is late stands first, in words, with a number to call', async ({ page, t, signIn }) => {
    await signIn(page, demo.admin, demo.password);
    await page.goto('/dashboard');
    const first = page
      .getByRole('region', { name: t('day.rental') })
      .getByRole('listitem')
      .first();
    await expect(first).toContainText('Mónica Herrero Plaza');
    await expect(first).toContainText(new RegExp(t('times.late.hours', { count: 7 }).replace('7', '\\d+')));
    await expect(first.getByRole('link', { name: '600 000 703' })).toHaveAttribute('href', 'tel:600000703');
    await first.getByRole('link', { name: t('day.receive') }).click();
    await expect(page).toHaveURL(/\/dashboard\/booking\//);
    await page.getByText('Mónica Herrero Plaza').first().waitFor();
  });
});
