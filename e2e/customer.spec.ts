import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { jpeg, mp4 } from '../server/src/test/samples.ts';
import type { Translate } from '../web/src/i18n/translation.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { given } from './given.ts';
import { showing } from './proof.ts';
import { drawSignature } from './signature.ts';

type Booking = { id: string; accountId: string; status: string; bookingInfo: { bookingNumber: string } };

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A desk that rents out one vehicle more with each booking. */
const openDesk = async (page: Page) => {
  const { call, locker } = await given(page);
  const book = async (from = -1, to = 48) => {
    const numberPlate = randomUUID().slice(0, 7).toUpperCase();
    const form = { brand: 'Seat', model: 'León', numberPlate, currentKilometers: 12_000 };
    const { id: vehicleId } = await call('POST', '/vehicle', form);
    const bookingNumber = randomUUID().slice(0, 8).toUpperCase();
    const dates = { dateFrom: inHours(from), dateTo: inHours(to), hasFullInsuranceCoverage: true };
    const customer = { email: `${bookingNumber}@cliente.test`, name: 'Lucía', surname: 'Peña Gómez' };
    return call<Booking>('POST', '/service-appoinment', {
      customer,
      bookingInfo: { bookingNumber, vehicleId, ...dates },
    });
  };
  const statusOf = async ({ id }: Booking) => (await call<Booking>('GET', `/service-appoinment/${id}`)).status;
  return { call, locker, book, statusOf };
};

/** What a form of the desk takes: the hour in Madrid, so many from now. */
const hourInMadrid = (hours: number) =>
  new Date(inHours(hours)).toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).slice(0, 16).replace(' ', 'T');

/** The desk makes a booking with its own form. */
const makeBooking = async (page: Page, t: Translate, email: string) => {
  const { call } = await given(page);
  const vehicle = { brand: 'Seat', model: 'León', numberPlate: '4821 LKM', currentKilometers: 12_000 };
  await call('POST', '/vehicle', vehicle);
  await page.goto('/dashboard/booking');
  await page.getByLabel(t('bookings.customer.name'), { exact: true }).fill('Lucía');
  await page.getByLabel(t('bookings.customer.surname')).fill('Peña Gómez');
  await page.getByLabel(t('bookings.customer.email')).fill(email);
  await page.getByLabel(t('bookings.rental.dateFrom'), { exact: true }).fill(hourInMadrid(-1));
  await page.getByLabel(t('bookings.rental.dateTo'), { exact: true }).fill(hourInMadrid(48));
  await page.getByRole('button', { name: /4821 LKM/ }).click();
  await page.getByRole('button', { name: t('bookings.submit') }).click();
  await expect(page).toHaveURL(/\/dashboard\/booking\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return call<Booking>('GET', `/service-appoinment/${id}`);
};

/** The desk looks at what came back and ends the booking. */
const review = async (page: Page, t: Translate) => {
  const kilometers = page.getByLabel(t('bookings.review.kilometers'));
  await expect(page.locator('video')).toHaveAttribute('src', /.+/);
  await kilometers.fill('12.480');
  await page.getByRole('button', { name: t('bookings.review.submit') }).click();
  await expect(page.getByText(t('bookings.status.Finalizado')).first()).toBeVisible();
};

/** The line breaks three times before a file's first block gets through. */
const breakLine = (phone: Page) => phone.route(/comp=block&/, (route) => route.abort('connectionreset'), { times: 3 });

const find = async (phone: Page, t: Translate, surname = 'pena gomez') => {
  await phone.getByLabel(t('customers.search.surname')).fill(surname);
  await phone.getByRole('button', { name: t('customers.search.submit') }).click();
};

const visit = async (phone: Page, t: Translate, { accountId, bookingInfo }: Booking) => {
  await phone.goto(`/customer/booking/${accountId}?number=${bookingInfo.bookingNumber}`);
  await find(phone, t);
  await expect(phone).toHaveURL(/\/customer\/booking\/management/);
};

const heading = (phone: Page) => phone.getByRole('heading', { level: 1 });

const expectTitle = (phone: Page, title: string) => expect(heading(phone)).toHaveText(title);

/** The screen says the same after a reload, and shuts nobody out. */
const expectToStay = async (phone: Page, title: string) => {
  await expectTitle(phone, title);
  await expectAccessible(phone);
  await phone.reload();
  await expectTitle(phone, title);
};

const draw = async (phone: Page, t: Translate) => {
  const pad = phone.getByRole('img', { name: t('customers.signature.pad') });
  await expect(phone.getByRole('region', { name: t('customers.signature.paper') })).toBeVisible();
  await drawSignature(pad, 120, 40);
};

const attach = async (phone: Page, t: Translate) => {
  const photo = { name: 'cuadro.jpg', mimeType: 'image/jpeg', buffer: await jpeg(640, 480) };
  const film = { name: 'vuelta.mp4', mimeType: 'video/mp4', buffer: mp4(3_000_000) };
  await phone.getByLabel(t('files.chooseOf', { label: t('customers.files.cockpit') })).setInputFiles(photo);
  await phone.getByLabel(t('files.chooseOf', { label: t('customers.files.inspection') })).setInputFiles(film);
};

for (const language of ['es', 'en'] as const)
  test.describe(`390 px, ${language}`, () => {
    test.use({ width: 390, language });

    test(
      'a customer takes the vehicle and brings it back by themselves',
      showing(22, 12),
      async ({ admin: page, t, says, mailTo, anotherBrowser }) => {
        test.setTimeout(180_000);
        const email = `lucia-${randomUUID()}@cliente.test`;
        const booking = await makeBooking(page, t, email);
        await mailTo(email, booking.bookingInfo.bookingNumber);
        const desk = await openDesk(page);
        const { id: lockerId } = await desk.locker('27', 1, 'Renting');
        await desk.call('PATCH', `/service-appoinment/${booking.id}/locker`, { lockerId });
        await desk.call('PUT', '/account', { contactEmail: 'clientes@levante.test' });

        const phone = await anotherBrowser();
        await phone.goto(`/customer/${booking.accountId}`);
        for (const words of ['clientes@levante.test', 'Calle de la Paz 12, Valencia', '960 123 456'])
          await expect(phone.getByText(words, { exact: true })).toBeVisible();
        await expectAccessible(phone);
        await phone.getByRole('link', { name: t('customers.entry.booking') }).click();
        await phone.getByRole('button', { name: t('customers.search.submit') }).click();
        for (const sentence of [
          says({ es: 'El número de reserva es requerido', en: t('rules.bookingNumberRequired') }),
          says({ es: 'El apellido es requerido', en: t('rules.bookingSurnameRequired') }),
        ])
          await expect(phone.getByText(sentence)).toBeVisible();
        await expectAccessible(phone);
        await phone.getByLabel(t('customers.search.bookingNumber')).fill(booking.bookingInfo.bookingNumber);
        await find(phone, t, 'Otra');
        await expect(phone.getByRole('alert')).toContainText(t('customers.search.notFound'));
        await expect(phone.getByRole('alert').getByRole('link', { name: '960 123 456' })).toBeVisible();
        await expectAccessible(phone);
        await find(phone, t);

        await expectToStay(phone, t('customers.details.title', { name: 'Lucía' }));
        await phone.getByRole('button', { name: t('customers.toSignature') }).click();
        await expectToStay(phone, t('customers.signature.title'));
        await phone.goBack();
        await expect(heading(phone)).toHaveText(t('customers.details.title', { name: 'Lucía' }));
        await phone.getByRole('button', { name: t('customers.toSignature') }).click();
        const sign = phone.getByRole('button', { name: t('customers.signature.submit') });
        await sign.click();
        await expect(phone.getByText(t('rules.signatureRequired'))).toBeVisible();
        await expectAccessible(phone);
        await draw(phone, t);
        await phone.getByRole('button', { name: t('customers.signature.clear') }).click();
        await sign.click();
        await expect(phone.getByText(t('rules.signatureRequired'))).toBeVisible();
        await draw(phone, t);
        await phone.setViewportSize({ width: 844, height: 390 });
        await sign.click();

        await phone.setViewportSize({ width: 390, height: 844 });
        await expect(phone.getByText('27', { exact: true })).toBeVisible();
        await expectToStay(phone, t('customers.pickup.title'));
        await expect(phone.getByText('27', { exact: true })).toBeVisible();
        await phone.getByRole('button', { name: t('customers.pickup.submit') }).dblclick();
        await expectToStay(phone, t('customers.pickedUp.title', { name: 'Lucía' }));
        expect(await desk.statusOf(booking)).toBe('En curso');
        await mailTo(email, says({ es: 'el documento que has firmado', en: 'The document you signed is attached' }));
        await phone.getByRole('button', { name: t('customers.pickedUp.return') }).click();

        await expectToStay(phone, t('customers.files.title'));
        const toSignature = phone.getByRole('button', { name: t('customers.toSignature') });
        await expect(toSignature).toBeDisabled();
        await expect(toSignature).toHaveAccessibleDescription(t('customers.files.needsBoth'));
        await breakLine(phone);
        await attach(phone, t);
        await expect(toSignature).toBeEnabled();
        await expect(phone.getByLabel(t('files.changeOf', { label: t('customers.files.inspection') }))).toBeVisible();
        await expectToStay(phone, t('customers.files.title'));
        await toSignature.click();
        await expectToStay(phone, t('customers.signature.title'));
        await draw(phone, t);
        await phone.getByRole('button', { name: t('customers.signature.returnSubmit') }).dblclick();

        await expect(phone.getByText('27', { exact: true })).toBeVisible();
        await expectToStay(phone, t('customers.drop.title'));
        await phone.getByRole('button', { name: t('customers.drop.submit') }).dblclick();
        await expectToStay(phone, t('customers.review.title', { name: 'Lucía' }));
        expect(await desk.statusOf(booking)).toBe('Pendiente de revision');

        await review(page, t);
        await phone.reload();
        await expectToStay(phone, t('customers.finished.title', { name: 'Lucía' }));
        expect(await desk.statusOf(booking)).toBe('Finalizado');
      },
    );
  });

test.describe('390 px', () => {
  test.use({ width: 390 });

  test(
    'what is being sent goes on over the steps and a reload, and the return waits for it',
    showing(22, 2),
    async ({ admin: page, t, anotherBrowser }) => {
      const desk = await openDesk(page);
      const booking = await desk.book();
      const phone = await anotherBrowser();
      await visit(phone, t, booking);
      await phone.getByRole('button', { name: t('customers.toSignature') }).click();
      await draw(phone, t);
      await phone.getByRole('button', { name: t('customers.signature.submit') }).click();
      await expect(heading(phone)).toHaveText(t('customers.pickup.reception'));
      await expectAccessible(phone);
      await phone.getByRole('button', { name: t('customers.pickup.submit') }).click();
      await phone.getByRole('button', { name: t('customers.pickedUp.return') }).click();

      await phone.route(/comp=blocklist$/, (route) => route.abort());
      await attach(phone, t);
      await phone.getByRole('button', { name: t('customers.toSignature') }).click();
      await draw(phone, t);
      await phone.getByRole('button', { name: t('customers.signature.returnSubmit') }).click();
      await expect(heading(phone)).toHaveText(t('customers.drop.reception'));
      const done = phone.getByRole('button', { name: t('customers.drop.submit') });
      await expect(done).toBeDisabled();
      await expect(done).toHaveAccessibleDescription(t('customers.drop.waiting'));
      await expect(phone.getByRole('progressbar', { name: t('customers.files.inspection') })).toBeVisible();
      await expectAccessible(phone);

      await phone.unroute(/comp=blocklist$/);
      await phone.reload();
      await expect(done).toBeEnabled();
      await done.click();
      await expect(heading(phone)).toHaveText(t('customers.review.title', { name: 'Lucía' }));

      await desk.call('PATCH', `/service-appoinment/${booking.id}/review`, { kilometers: 12_500 });
      await phone.reload();
      await expect(heading(phone)).toHaveText(t('customers.finished.title', { name: 'Lucía' }));
      await expectAccessible(phone);
    },
  );

  test('who comes too early, too late, for nothing or after a while is told so, and whom to call', async ({
    admin: page,
    t,
    anotherBrowser,
  }) => {
    const desk = await openDesk(page);
    const phone = await anotherBrowser();
    const told = async (title: string) => {
      await expect(heading(phone)).toHaveText(title);
      await expect(phone.getByRole('link', { name: '960 123 456' })).toBeVisible();
      await expectAccessible(phone);
    };
    await visit(phone, t, await desk.book(20, 48));
    await told(t('customers.early.title', { name: 'Lucía' }));
    await visit(phone, t, await desk.book(-48, -1));
    await told(t('customers.over.title'));
    const cancelled = await desk.book();
    await desk.call('DELETE', `/service-appoinment/${cancelled.id}`);
    await visit(phone, t, cancelled);
    await told(t('customers.cancelled.title'));

    const booking = await desk.book();
    await visit(phone, t, booking);
    await expect(heading(phone)).toHaveText(t('customers.details.title', { name: 'Lucía' }));
    await phone.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('visit') ?? '{}');
      sessionStorage.setItem('visit', JSON.stringify({ ...kept, code: `${kept.code.slice(0, -4)}AAAA` }));
    });
    await phone.reload();
    await expect(phone.getByText(t('customers.search.expired'))).toBeVisible();
    await expect(phone.getByLabel(t('customers.search.bookingNumber'))).toHaveValue(booking.bookingInfo.bookingNumber);
    await expectAccessible(phone);
    for (let at = 0; at < 7; at += 1) {
      await find(phone, t, `Nadie ${at}`);
      await expect(phone.getByRole('alert')).toBeVisible();
    }
    await expect(phone.getByRole('alert')).toHaveText(t('frame.tooManyMinutes', { count: 5 }));

    await phone.goto(`/customer/${randomUUID()}`);
    await expect(heading(phone)).toHaveText(t('frame.company.missing'));
    await phone.evaluate(() => sessionStorage.clear());
    await phone.goto('/customer/booking/management');
    await expect(heading(phone)).toHaveText(t('customers.trouble.noVisit'));
    await expectAccessible(phone);
  });
});
