import { bothWays, demo, expect, expectAccessible, openHome, password, test } from './fixtures.ts';
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

  test('a morning of the demo: who is late stands first, and each thing that waits has its one act', async ({
    page,
    t,
    signIn,
  }) => {
    await signIn(page, demo.admin, demo.password);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'fetch') asked.push(pathname.split('/').slice(0, 3).join('/'));
    });
    await page.goto('/dashboard');
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    const late = part(t('day.rental')).getByRole('listitem').first();
    await expect(late).toContainText('Mónica Herrero Plaza');
    await expect(late).toContainText(new RegExp(t('times.late.hours', { count: 7 }).replace('7', '\\d+')));
    await expect(late.getByRole('link', { name: '600 000 703' })).toHaveAttribute('href', 'tel:600000703');
    const parts = asked.filter((path) => /^\/api\/(?!authentication|notice|events|tool|account)/.test(path));
    expect([...new Set(parts)], 'the whole day is one request').toEqual(['/api/today']);
    await expectAccessible(page);

    const lead = async (region: string, act: string, address: RegExp) => {
      await part(region).getByRole('link', { name: act }).first().click();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(part(region)).toBeVisible();
    };
    await lead(t('day.rental'), t('day.receive'), /\/dashboard\/booking\//);
    await lead(t('day.toReview'), t('day.review'), /\/dashboard\/booking\//);
    await lead(t('day.reception'), t('day.takeKey'), /\/dashboard\/check-in\//);
    await lead(t('day.sites'), t('fieldIncidents.see'), /\/dashboard\/field-incident\//);
    await lead(t('home.calibrations'), t('day.calibrate'), /\/dashboard\/tool\//);
    await expect(part(t('home.calibrations')).getByRole('listitem').first()).toContainText(
      new RegExp(t('times.overdue', { count: 31 }), 'i'),
    );
    await expect(part(t('day.longOut'))).toContainText('Rosa Climent');
    await expect(part(t('home.inUse')).getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: new RegExp(t('day.figures.hoursSaved', { count: 2 })) }).click();
    await expect(page).toHaveURL(/\/dashboard\/reports\?tab=savings/);
  });
});

test('a worker has the search on top of the phone, and their own tools before anybody’s', async ({
  admin,
  t,
  signIn,
  anotherBrowser,
}) => {
  const { call, tool, worker } = await given(admin);
  const [jack] = [await tool('Gato de carretilla'), await tool('Calibre digital')];
  const marta = await worker('Marta', 'Ruiz');
  await call('PATCH', `/tool/${jack.id}/user/${marta.id}`);
  const page = await anotherBrowser();
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn(page, marta.userName, password);
  await page.goto('/dashboard');
  const mine = page.getByRole('region', { name: t('home.mine') });
  await expect(mine.getByRole('article')).toHaveCount(1);
  const top = async (what: typeof mine) => (await what.boundingBox())?.y ?? Number.NaN;
  const search = page.getByRole('searchbox');
  expect(await top(search)).toBeLessThan(await top(mine));
  expect(await top(mine)).toBeLessThan(await top(page.getByRole('region', { name: t('home.board') })));
  await expect(page.getByRole('region', { name: t('day.rental') })).toHaveCount(0);

  await search.fill('calib');
  expect(await top(search), 'at the top of the screen').toBeLessThan(160);
  const found = page.getByRole('region', { name: t('home.found') }).getByRole('article', { name: 'Calibre digital' });
  await expect(found).toHaveCount(1);
  const box = await found.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0), 'above a keyboard that takes half of the screen').toBeLessThan(400);
});

bothWays(() => {
  test('late is seen wherever a car or a loan is: list, booking, timeline, vehicle, form and board', async ({
    page,
    t,
    signIn,
  }) => {
    await signIn(page, demo.admin, demo.password);
    const late = new RegExp(t('times.late.hours', { count: 7 }).replace('7', '\\d+'));
    await page.goto('/dashboard/bookings?status=En+curso&view=list');
    const card = page.getByRole('article').filter({ hasText: 'Mónica Herrero' });
    await expect(card).toContainText(late);
    await expect(card).toHaveAttribute('data-tone', 'incident');
    await card.getByRole('link').last().click();
    await expect(page.getByText(late).first()).toBeVisible();

    await page.goto('/dashboard/bookings?view=timeline');
    const words = page.locator('[aria-hidden]', { hasText: late }).last();
    await expect(words).toBeVisible();
    const whole = await words.evaluate((shown) =>
      [...shown.querySelectorAll('*')].every((one) => one.scrollWidth <= one.clientWidth),
    );
    expect(whole, 'nothing of it is cut off').toBe(true);

    await page.goto('/dashboard/vehicles');
    const vehicle = page.getByRole('article', { name: /3317 KPD/ });
    await expect(vehicle).toContainText(late);
    await expect(vehicle).toHaveAttribute('data-tone', 'incident');
    await vehicle.getByRole('link', { name: t('vehicles.editOf', { plate: '3317 KPD' }) }).click();
    await expect(page.getByText(late).first()).toBeVisible();

    await page.goto(`/dashboard/booking?vehicleId=${page.url().split('/').at(-1)}`);
    await expect(page.getByRole('status').filter({ hasText: late })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/dashboard/tools?q=termogr%C3%A1fica');
    const tool = page.getByRole('article', { name: 'Cámara termográfica' });
    await expect(tool).toContainText(t('tools.status.lentLate'));
    await expect(tool).toHaveAttribute('data-tone', 'incident');
  });
});
