import type { Page } from '@playwright/test';
import { failCalls } from './failing.ts';
import { bothWays, expect, expectAccessible, password, test } from './fixtures.ts';
import { given } from './given.ts';
import { givenRental } from './given-rental.ts';

/** What is typed is the time in Madrid, wherever the desk is. */
test.use({ timezoneId: 'America/Bogota' });

bothWays(() => {
  test('a booking is made for a free vehicle, gets a locker and a mail, and is called off', async ({
    admin: page,
    t,
    mailTo,
  }) => {
    await page.goto('/dashboard/bookings');
    await expect(page.getByText(t('bookings.empty'))).toBeVisible();
    const { call, vehicle, locker } = await givenRental(page);
    const [taken, free] = [await vehicle('4821 LKM'), await vehicle('1190 MBF')];
    await locker('K7', 3, 'Renting');
    const email = `lucia-${crypto.randomUUID()}@cliente.test`;
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
    await expect(page.getByLabel(t('bookings.customer.language'))).toHaveValue('es');
    await page.getByLabel(t('bookings.customer.language')).selectOption('en');
    await page.getByLabel(t('bookings.customer.email')).fill('lucia');
    await page.getByLabel(t('bookings.rental.dateFrom'), { exact: true }).fill('2027-07-12T09:59');
    await page.getByLabel(t('bookings.rental.dateTo'), { exact: true }).fill('2027-07-11T10:00');
    await expect(page.getByText(t('rules.bookingEmailInvalid')).first()).toBeVisible();
    await expect(page.getByText(t('rules.datesReversed')).first()).toBeVisible();
    await expect(submit).toBeDisabled();
    await page.getByLabel(t('bookings.customer.email')).fill(email);
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
    const mail = await mailTo(email, 'Your booking is made');
    expect(mail.subject).toContain(await number.inputValue());
    await expect(page.getByLabel(t('bookings.customer.language'))).toHaveValue('en');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const made = await call<{ bookingInfo: object }>('GET', `/service-appoinment/${id}`);
    expect(made.bookingInfo).toMatchObject({ dateFrom: '2027-07-12T07:59:00.000Z', vehicleId: free.id });
    await expect(page.getByLabel(t('bookings.rental.dateFrom'), { exact: true })).toHaveValue('2027-07-12T09:59');

    await page.getByLabel(t('bookings.key.label')).selectOption('K7');
    await expect(page.getByText(t('bookings.key.saved'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('bookings.link.act') }).click();
    await expect(page.getByText(t('bookings.link.done', { email }))).toBeVisible();
    await page.getByLabel(t('bookings.customer.phone')).fill('600 123 456');
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByText(t('forms.saved'), { exact: true }).last()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/dashboard/lockers?tab=keys');
    await page.getByRole('link', { name: 'Lucía Peña' }).click();

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

  test('what a customer has is kept longer, what they bring back is reviewed', async ({ admin: page, t }) => {
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

    const open = page.getByRole('button', { name: t('bookings.takeBack.act') });
    await open.click();
    const dialog = page.getByRole('dialog');
    const driven = dialog.getByLabel(t('bookings.review.kilometers'));
    await expect(driven).toHaveValue('12000');
    await driven.fill('11.000');
    await dialog.getByRole('button', { name: t('bookings.takeBack.submit') }).click();
    await expect(dialog.getByText(t('rules.takeBackNoteRequired'))).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(t('bookings.takeBack.note')).fill('Se ha quedado sin móvil');
    await dialog.getByRole('button', { name: t('bookings.takeBack.submit') }).click();
    await expect(dialog.getByText(t('rules.kilometersBack'))).toBeVisible();
    await driven.fill('12.340');
    await dialog.getByRole('button', { name: t('bookings.takeBack.submit') }).click();
    await expect(page.getByText(t('bookings.status.Finalizado')).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t('bookings.takeBack.panel') })).toBeVisible();
    await expect(page.getByText(/12[.,]340 km/)).toBeVisible();
    await expect(page.getByText('Se ha quedado sin móvil')).toBeVisible();
    await expect(page.getByRole('heading', { name: t('bookings.media.title') })).toHaveCount(0);
    await expect(open).toHaveCount(0);
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

test('two who change a booking are asked which to keep, and who only looks finds nothing to press', async ({
  admin: page,
  t,
  company,
  signIn,
  anotherBrowser,
}) => {
  const { vehicle, booking } = await givenRental(page);
  const { worker } = await given(page);
  const { id, bookingInfo } = await booking((await vehicle('3317 KPD')).id, 24);
  const late = await anotherBrowser();
  await signIn(late, company.email, company.password);
  for (const [screen, surname] of [[late, 'Vives'] as const, [page, 'Vidal'] as const]) {
    await screen.goto(`/dashboard/booking/${id}`);
    await screen.getByLabel(t('bookings.customer.surname')).fill(surname);
  }
  const save = (screen: Page) => screen.getByRole('button', { name: t('forms.save') }).click();
  await save(page);
  await expect(page.getByText(t('forms.saved'), { exact: true })).toBeVisible();
  await save(late);
  const dialog = late.getByRole('dialog', { name: t('forms.stale.title') });
  await dialog.getByLabel('Vives').check();
  await expectAccessible(late);
  await dialog.getByRole('button', { name: t('forms.stale.save') }).click();
  await expect(late.getByText(t('forms.saved'), { exact: true })).toBeVisible();
  await expect(page.getByLabel(t('bookings.customer.surname'))).toHaveValue('Vives');

  const viewer = { rentingRoleId: 2, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 };
  const { userName } = await worker('Rosa', 'Alba', viewer);
  await late.evaluate(() => localStorage.removeItem('token'));
  await signIn(late, userName, password);
  await late.goto('/dashboard');
  await late.getByRole('link', { name: t('shell.vehicles') }).click();
  await expect(late.getByRole('article', { name: /3317 KPD/ })).toBeVisible();
  await expect(late.getByRole('link', { name: t('vehicles.add') })).toHaveCount(0);
  await late.getByRole('link', { name: t('vehicles.seeOf', { plate: '3317 KPD' }) }).click();
  await expect(late.getByRole('region', { name: t('vehicles.life.title') })).toBeVisible();
  await expect(late.getByLabel(t('vehicles.numberPlate'))).toHaveCount(0);
  await late.getByRole('link', { name: t('shell.bookings') }).click();
  await expect(late.getByRole('link', { name: t('bookings.add') })).toHaveCount(0);
  await late.getByRole('link', { name: t('bookings.seeOf', { number: bookingInfo.bookingNumber }) }).click();
  await expect(late.getByRole('heading', { name: t('bookings.key.title') })).toBeVisible();
  await expect(late.getByText('Lucía Vives').first()).toBeVisible();
  await expect(late.getByRole('button', { name: t('bookings.cancel.act') })).toHaveCount(0);
  await expect(late.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectAccessible(late);

  await failCalls(late, '**/api/service-appoinment/account/**');
  await late.goto('/dashboard/bookings');
  await expect(late.getByRole('alert')).toHaveText(t('bookings.failed'));
  await late.unroute('**/api/service-appoinment/account/**');
  await late.getByRole('button', { name: t('frame.retry') }).click();
  await expect(late.getByRole('article')).toHaveCount(1);
});
