import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { failCalls } from './failing.ts';
import { bothWays, expect, expectAccessible, password, test } from './fixtures.ts';
import { given } from './given.ts';
import { givenReception } from './given-reception.ts';

const view = { rentingRoleId: 1, toolsRoleId: 2, managementRoleId: 1, checkingRoleId: 2 };
const crane = {
  isOwner: false,
  name: '',
  surname: '',
  nif: '',
  email: '',
  craneOperatorCompany: 'Grúas Sol',
  craneOperatorName: 'Iván Ríos',
  option: 2,
};

bothWays(() => {
  test('what visitors leave shows at once, is read with its photos and receipt, and is closed with a note', async ({
    admin: page,
    t,
    says,
    company,
    request,
    signIn,
    anotherBrowser,
  }) => {
    test.setTimeout(120_000);
    const reception = await givenReception(request, company);
    await reception.change({ keyDrop: true, fullCheckinAccess: true });
    const { worker, locker } = await given(page);
    await locker('27', 3, 'Renting');
    await page.goto('/dashboard/check-ins');
    await expect(page.getByText(t('checkIns.empty'))).toBeVisible();
    await expectAccessible(page);

    const { ticket, names } = await reception.pictures(2);
    const left = await reception.checkIn('1234 BCD', {
      ticket,
      image: names[0],
      kmImage: names[1],
      kilometers: 82_500,
      email: 'lucia@cliente.test',
    });
    await reception.checkIn('5678 FGH', { ...crane, appointmentNumber: 'C-77' });
    const card = (plate: string) => page.getByRole('article', { name: plate });
    await expect(card('1234 BCD')).toContainText(t('checkIns.keyIn', { number: '27' }));
    await expect(card('1234 BCD')).toContainText(t('checkIns.options.asked'));
    const brought = t('checkIns.broughtBy', { name: 'Iván Ríos', company: 'Grúas Sol' });
    await expect(card('5678 FGH')).toContainText(brought);
    await expect(card('5678 FGH')).toContainText(t('checkIns.appointmentOf', { number: 'C-77' }));
    await expect(card('1234 BCD')).toContainText(says({ es: 'Sin cita', en: 'No appointment' }));
    await expectAccessible(page);

    await page.getByRole('searchbox').fill('12345');
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('searchbox').fill('1234bcd');
    await expect(card('5678 FGH')).toHaveCount(0);
    await expect(page).toHaveURL(/q=1234bcd/);
    await page.getByRole('searchbox').fill('');
    await page.getByLabel(t('checkIns.by.label')).selectOption('crane');
    await expect(card('1234 BCD')).toHaveCount(0);
    await expect(card('5678 FGH')).toBeVisible();
    await page.getByLabel(t('checkIns.options.label')).selectOption('1');
    await expect(page.getByText(t('checkIns.noneSo'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('checkIns.showAll') }).click();
    await expect(page.getByRole('article')).toHaveCount(2);

    await card('1234 BCD')
      .getByRole('link', { name: t('checkIns.see') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucía Peña Gómez');
    await expect(page.getByRole('link', { name: '600 111 222' })).toHaveAttribute('href', 'tel:600111222');
    await expect(page.getByRole('link', { name: 'lucia@cliente.test' })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByText(t('checkIns.option.asked'))).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: t('checkIns.noAppointment') })).toBeVisible();
    const first = t('gallery.number', { number: 1, count: 2 });
    await page.getByRole('button', { name: first }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: first })).toHaveJSProperty('naturalWidth', 320);
    await page.keyboard.press('Escape');
    await expectAccessible(page);

    const number = String(left.receiptNumber).padStart(6, '0');
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('checkIns.receipt.downloadOf', { number }) }).click(),
    ]);
    expect(paper.suggestedFilename()).toBe(t('checkIns.receipt.fileName', { number }));
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');
    const address = await page
      .getByRole('link', { name: t('checkIns.receipt.openOf', { number }) })
      .getAttribute('href');
    expect((await request.get(address ?? '')).headers()['content-type']).toContain('application/pdf');

    const reader = await anotherBrowser();
    const { userName } = await worker('Nuria', 'Sanz', view);
    await signIn(reader, userName, password);
    await reader.goto(page.url());
    await expect(reader.getByText(left.lockerCode ?? '')).toBeVisible();
    for (const act of ['checkIns.key.take', 'checkIns.close.act'] as const)
      await expect(reader.getByRole('button', { name: t(act) })).toHaveCount(0);

    const wall = await anotherBrowser();
    await signIn(wall, company.email, company.password);
    await wall.goto('/dashboard/lockers?tab=keys');
    await expect(wall.getByRole('listitem').filter({ hasText: '1234 BCD' }).getByRole('link')).toBeVisible();
    await page.getByRole('button', { name: t('checkIns.key.take') }).click();
    await expect(page.getByText(t('checkIns.key.taken', { number: '27' }))).toBeVisible();
    await expect(reader.getByText(left.lockerCode ?? '')).toBeHidden();
    await expect(wall.getByText(t('lockers.status.Available'), { exact: true })).toBeVisible();

    await page.getByRole('button', { name: t('checkIns.close.act') }).click();
    const dialog = page.getByRole('dialog', { name: t('checkIns.close.title', { number }) });
    const submit = dialog.getByRole('button', { name: t('checkIns.close.act') });
    await submit.click();
    await expect(dialog.getByText(t('rules.closingNoteRequired'))).toBeVisible();
    await expectAccessible(page);
    await failCalls(page, '**/close', { times: 1 });
    await dialog.getByLabel(t('closing.note')).fill('Pastillas nuevas, entregado');
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText(t('checkIns.close.failed'));
    await submit.click();
    for (const screen of [page, reader]) {
      await expect(screen.getByText('Pastillas nuevas, entregado')).toBeVisible();
      await expect(screen.getByRole('button', { name: t('checkIns.close.act') })).toHaveCount(0);
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: t('checkIns.return') }).click();
    await page.getByRole('radio', { name: t('checkIns.onlyClosed') }).check();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card('1234 BCD')).toContainText(t('checkIns.closed'));
  });
});

test('a long list loads on, what fails is said, and who has no part in it is told so', async ({
  admin: page,
  t,
  company,
  request,
  signIn,
  anotherBrowser,
}) => {
  const reception = await givenReception(request, company);
  for (const number of [1, 2, 3, 4, 5]) await reception.checkIn(`100${number} BCD`);
  const list = '**/api/check-in/account/**';
  await failCalls(page, list);
  await page.goto('/dashboard/check-ins');
  await expect(page.getByRole('alert')).toHaveText(t('checkIns.failed'));
  await expectAccessible(page);
  await page.unroute(list);
  await page.route(list, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '2');
    return route.continue({ url: url.href });
  });
  await page.getByRole('button', { name: t('frame.retry') }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByText(t('checkIns.count', { count: 5 }))).toBeVisible();
  await page.goto(`/dashboard/check-in/${randomUUID()}`);
  await expect(page.getByRole('heading', { name: t('checkIns.gone') })).toBeVisible();

  const { worker } = await given(page);
  const { userName } = await worker('Nuria', 'Sanz');
  const stranger = await anotherBrowser();
  await signIn(stranger, userName, password);
  await stranger.goto('/dashboard');
  await stranger.getByRole('heading', { level: 1 }).waitFor();
  await expect(stranger.getByRole('link', { name: t('shell.checkIns'), exact: true })).toHaveCount(0);
  for (const screen of ['check-ins', 'field-incidents', `check-in/${randomUUID()}`, `field-incident/${randomUUID()}`]) {
    await stranger.goto(`/dashboard/${screen}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(t('frame.forbidden.title'));
  }
});
