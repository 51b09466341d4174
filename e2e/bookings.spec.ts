import { bothWays, expect, expectAccessible, test } from './fixtures.ts';
import { givenRental } from './given-rental.ts';

/** What is typed is the time in Madrid, wherever the desk is. */
test.use({ timezoneId: 'America/Bogota' });

bothWays(() => {
  test('a booking is made for a free vehicle, gets a locker and a mail, and is called off', async ({
    page,
    t,
    company,
    signIn,
    mailTo,
  }) => {
    await signIn(page, company.email, company.password);
    await page.goto('/dashboard/bookings');
    await expect(page.getByText(t('bookings.empty'))).toBeVisible();
    const { call, vehicle, locker } = await givenRental(page);
    const [taken, free] = [await vehicle('4821 LKM'), await vehicle('1190 MBF')];
    await locker('K7', 3, 'Renting');
    const customer = { email: 'a@cliente.test', name: 'Ana', surname: 'Vidal' };
    const dates = { dateFrom: '2027-07-10T08:00:00Z', dateTo: '2027-07-12T08:00:00Z' };
    const other = await call('POST', '/service-appoinment', {
      customer,
      bookingInfo: { bookingNumber: 'OTRA2345', ...dates, vehicleId: taken.id },
    });

    await page
      .getByRole('link', { name: t('bookings.add') })
      .first()
      .click();
    const submit = page.getByRole('button', { name: t('bookings.submit') });
    await expect(submit).toBeDisabled();
    const number = page.getByLabel(t('bookings.rental.bookingNumber'));
    const proposed = await number.inputValue();
    expect(proposed).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    await page.getByRole('button', { name: t('bookings.rental.newNumber') }).click();
    await expect(number).not.toHaveValue(proposed);
    await page.getByLabel(t('bookings.customer.name'), { exact: true }).fill('Lucía');
    await page.getByLabel(t('bookings.customer.surname')).fill('Peña');
    await page.getByLabel(t('bookings.customer.email')).fill('lucia');
    await page.getByLabel(t('bookings.rental.dateFrom'), { exact: true }).fill('2027-07-12T09:59');
    await page.getByLabel(t('bookings.rental.dateTo'), { exact: true }).fill('2027-07-11T10:00');
    await expect(page.getByText(t('rules.bookingEmailInvalid')).first()).toBeVisible();
    await expect(page.getByText(t('rules.datesReversed')).first()).toBeVisible();
    await expect(submit).toBeDisabled();
    await page.getByLabel(t('bookings.customer.email')).fill('lucia@cliente.test');
    await page.getByLabel(t('bookings.rental.dateTo'), { exact: true }).fill('2027-07-14T10:00');
    const choice = page.getByRole('button', { name: /4821 LKM/ });
    await expect(choice).toContainText(t('bookings.vehicle.busy'));
    await expect(page.getByRole('button', { name: /1190 MBF/ })).toContainText(t('bookings.vehicle.free'));
    await expectAccessible(page);

    await choice.click();
    await submit.click();
    const collides = page.getByRole('link', { name: t('bookings.overlap.with', { number: 'OTRA2345' }) });
    await expect(collides).toHaveAttribute('href', `/dashboard/booking/${other.id}`);
    await expectAccessible(page);
    await page
      .getByRole('alert')
      .getByRole('button', { name: /1190 MBF/ })
      .click();
    await expect(collides).toHaveCount(0);
    await submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[A-HJ-NP-Z2-9]{8}/);
    await mailTo('lucia@cliente.test', await number.inputValue());
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const made = await call<{ bookingInfo: object }>('GET', `/service-appoinment/${id}`);
    expect(made.bookingInfo).toMatchObject({ dateFrom: '2027-07-12T07:59:00.000Z', vehicleId: free.id });
    await expect(page.getByLabel(t('bookings.rental.dateFrom'), { exact: true })).toHaveValue('2027-07-12T09:59');

    await page.getByLabel(t('bookings.key.label')).selectOption('K7');
    await expect(page.getByText(t('bookings.key.saved'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('bookings.link.act') }).click();
    await expect(page.getByText(t('bookings.link.done', { email: 'lucia@cliente.test' }))).toBeVisible();
    await page.getByLabel(t('bookings.customer.phone')).fill('600 123 456');
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByText(t('forms.saved'), { exact: true }).last()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/dashboard/lockers?tab=keys');
    await page.getByRole('link', { name: t('lockers.key', { number: '' }).trim() }).click();

    await page.getByRole('button', { name: t('bookings.cancel.act') }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('bookings.cancel.act') }).click();
    await expect(page.getByText(t('bookings.status.Cancelado')).first()).toBeVisible();
    await expect(page.getByLabel(t('bookings.rental.dateFrom'), { exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: t('bookings.return') }).click();
    await page.getByRole('radio', { name: t('bookings.status.Cancelado') }).check({ force: true });
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('12/07/27 – 14/07/27');
    await expectAccessible(page);
  });

  test('what a customer has is kept longer, what they bring back is reviewed', async ({ page, t, company, signIn }) => {
    await signIn(page, company.email, company.password);
    const { locker, vehicle, booking, pickUp, giveBack } = await givenRental(page);
    await locker('K1', 3, 'Renting');
    const out = await booking((await vehicle('7753 JXR')).id);
    await pickUp(out);
    await page.goto(`/dashboard/booking/${out.id}`);
    await expect(page.getByText(t('bookings.rental.underway'))).toBeVisible();
    await expect(page.getByLabel(t('bookings.rental.dateFrom'), { exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: t('bookings.vehicle.change') })).toHaveCount(0);
    await page.getByLabel(t('bookings.rental.dateTo'), { exact: true }).fill('2027-08-01T10:00');
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByText(t('forms.saved'), { exact: true })).toBeVisible();
    await expectAccessible(page);

    const back = await booking((await vehicle('0042 NCT', { currentKilometers: 31_000 })).id);
    const number = back.bookingInfo.bookingNumber;
    await giveBack(back);
    await page.goto(`/dashboard/bookings?q=${number}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('bookings.cockpitOf', { number }) }).click();
    expect((await saved).suggestedFilename()).toBe(`${number}-cockpit.jpg`);
    await expect(page.getByRole('button', { name: t('bookings.inspectionOf', { number }) })).toBeVisible();
    await page.getByRole('link', { name: t('bookings.inspectOf', { number }) }).click();

    const photo = page.getByRole('img', { name: t('bookings.cockpit') });
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    await expect(page.locator('video')).toHaveAttribute('src', /.+/);
    await expect(page.getByRole('link', { name: t('bookings.papers.return') })).toBeVisible();
    await expectAccessible(page);
    const kilometers = page.getByLabel(t('bookings.review.kilometers'));
    await expect(kilometers).toHaveValue('31000');
    const finish = page.getByRole('button', { name: t('bookings.review.submit') });
    await kilometers.fill('30000');
    await finish.click();
    await expect(page.getByText(t('rules.kilometersBack'))).toBeVisible();
    await kilometers.fill('31.420');
    await page.getByLabel(t('bookings.review.note')).fill('Sin daños');
    await finish.click();
    await expect(page.getByText(t('bookings.status.Finalizado')).first()).toBeVisible();
    await expect(page.getByText(/31[.,]420 km/)).toBeVisible();
    await expect(page.getByText('Sin daños')).toBeVisible();
    await expect(finish).toHaveCount(0);
    await expectAccessible(page);
  });
});
