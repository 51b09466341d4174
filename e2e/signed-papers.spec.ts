import { randomUUID } from 'node:crypto';
import { readPdf } from '../server/src/test/pdf.ts';
import { bothWays, expect, expectAccessible, test } from './fixtures.ts';
import { givenRental } from './given-rental.ts';

type Documents = { documents: { checkIn: string | null } };

bothWays(() => {
  test('a customer signs, the desk changes the vehicle, and the paper still says and proves what was signed', async ({
    admin: page,
    t,
    says,
    anotherBrowser,
  }) => {
    test.setTimeout(180_000);
    const { call, vehicle, booking, pickUp } = await givenRental(page);
    const plate = randomUUID().slice(0, 7).toUpperCase();
    const car = await vehicle(plate);
    const rented = await booking(car.id);
    await pickUp(rented);
    await call('PUT', '/vehicle', { id: car.id, brand: 'Porsche', model: '911', numberPlate: `X${plate}` });

    const paper = async () => (await call<Documents>('GET', `/service-appoinment/${rented.id}`)).documents.checkIn;
    await expect.poll(paper, { timeout: 90_000 }).not.toBeNull();
    const kept = await page.request.get((await paper()) ?? '');
    const { text } = await readPdf(await kept.body());
    expect(text).toContain('Seat León');
    expect(text).not.toContain('Porsche');
    const hash = text.match(/SHA-256 ((?:[0-9a-f]{4} ?){16})/)?.[1]?.trim() ?? '';
    const number = rented.bookingInfo.bookingNumber;

    const reader = await anotherBrowser();
    await reader.goto(`/verify?${new URLSearchParams({ number, code: hash })}`);
    const verdict = reader.getByRole('status').filter({ hasText: t('verify.yes') });
    await expect(verdict).toContainText(says({ es: 'Recogida de un vehículo', en: 'Pick-up of a vehicle' }));
    await expect(reader.locator('main')).not.toContainText(/Lucía|Seat|Peña/);
    await expectAccessible(reader);

    const forged = `${hash[0] === 'f' ? '0' : 'f'}${hash.slice(1)}`;
    await reader.goto('/verify');
    await reader.getByLabel(t('verify.number')).fill(number.toLowerCase());
    await reader.getByLabel(t('verify.code'), { exact: true }).fill(forged);
    await reader.getByRole('button', { name: t('verify.submit') }).click();
    await expect(reader.getByRole('heading', { name: t('verify.no') })).toBeVisible();
    await expectAccessible(reader);
    await reader.getByLabel(t('verify.code'), { exact: true }).fill(hash.slice(0, 19));
    await reader.getByRole('button', { name: t('verify.submit') }).click();
    await expect(reader.getByRole('heading', { name: t('verify.yes') })).toBeVisible();
  });
});
