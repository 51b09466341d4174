import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Translate } from '../web/src/i18n/translation.ts';
import { failCalls } from './failing.ts';
import { type Company, expect, expectAccessible, openHome, password, test } from './fixtures.ts';

const pdf = {
  name: 'Manual.PDF',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ),
};

type Saved = { id: string; accountId: string; version: number };

/** What somebody who has signed in on this page asks the API for. */
const api = (page: Page) => async (method: 'POST' | 'PATCH' | 'PUT' | 'GET', path: string, data?: object) => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const reply = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Saved;
};

const myId = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id as string);

const picture = async (page: Page) => ({
  name: 'foto.PNG',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 160 } }),
});

const givenWorker = async (page: Page, name: string, access?: object) => {
  const userName = `u-${randomUUID().slice(0, 8)}`;
  const call = api(page);
  const { id, accountId } = await call('POST', '/user', { name, surname: 'Ruiz', userName, ...(access && { access }) });
  await call('PUT', '/authentication/user/password', { password, accountId, userId: id });
  return { id, userName };
};

/** Adds a tool on screen, as far as its page. */
const addTool = async (page: Page, t: Translate, name: string) => {
  await page.goto('/dashboard/tool');
  await page.getByLabel(t('files.chooseImageOf', { label: t('tool.picture') })).setInputFiles(await picture(page));
  await page.getByLabel(t('tool.name'), { exact: true }).fill(name);
  await page.getByRole('button', { name: t('tool.new.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return page.url().split('/').at(-1) ?? '';
};

const choose = async (page: Page, t: Translate, action: 'block' | 'unblock' | 'retire' | 'delete') => {
  await page.getByRole('button', { name: t('tool.actions.open'), exact: true }).click();
  await page.getByRole('menuitem', { name: t(`tool.actions.${action}`), exact: true }).click();
  return page.getByRole('dialog');
};

/** It is said that it is saved, and taken note of: the toast would stand before what is saved next. */
const saved = async (page: Page, t: Translate) => {
  const toast = page.getByRole('status').filter({ hasText: t('forms.saved') });
  await toast.getByRole('button', { name: t('shell.close') }).click();
  await expect(toast).toHaveCount(0);
};

let company: Company;
test.beforeAll(({ company: registered }) => {
  company = registered;
});

const ways = [
  { width: 390, language: 'es' },
  { width: 1440, language: 'en' },
] as const;

for (const way of ways)
  test.describe(`${way.width} px, ${way.language}`, () => {
    test.use(way);

    test('a tool is added, edited, calibrated, given a file and a locker, and deleted', async ({
      page,
      t,
      says,
      signIn,
    }) => {
      const number = randomUUID().slice(0, 6);
      await signIn(page, company.email, company.password);
      await api(page)('POST', '/locker', { identifierValue: number, lockerSize: 2, useType: 'Tool' });

      await page.goto('/dashboard/tool');
      const submit = page.getByRole('button', { name: t('tool.new.submit') });
      await expect(submit).toBeDisabled();
      const name = page.getByLabel(t('tool.name'), { exact: true });
      await name.focus();
      await name.blur();
      await expect(
        page.getByText(says({ es: 'Nombre requerido', en: 'Name is required' }), { exact: true }),
      ).toBeVisible();
      await expectAccessible(page);
      await name.fill('Gato de carretilla');
      await page.getByLabel(t('tool.purchasePrice')).fill('1.249,5');
      await page.getByLabel(t('tool.purchaseDate')).fill('2025-03-12');
      await expect(page.getByText(says({ es: 'Imagen requerida', en: 'Image is required' }))).toBeVisible();
      await page.getByLabel(t('files.chooseImageOf', { label: t('tool.picture') })).setInputFiles(await picture(page));
      await submit.click();
      await expect(page.getByText(t('tool.new.added'))).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard\/tool\/[0-9a-f-]{36}$/);
      await expect(page.getByLabel(t('tool.purchasePrice'))).toHaveValue('1249,50');
      await expectAccessible(page);

      await name.fill('');
      await name.blur();
      await expect(page.getByRole('button', { name: t('forms.save') })).toBeDisabled();
      await name.fill('Gato de carretilla 3 T');
      await page.getByRole('button', { name: t('forms.save') }).click();
      await saved(page, t);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gato de carretilla 3 T');

      await page.getByRole('button', { name: t('tool.calibrations.add') }).click();
      const calibrating = page.getByRole('dialog', { name: t('tool.calibrations.add') });
      await calibrating.getByRole('button', { name: t('tool.calibrations.submit') }).click();
      await expect(calibrating.getByText(t('rules.entityRequired'))).toBeVisible();
      await calibrating.getByLabel(t('tool.calibrations.entity')).fill('Metrolab');
      await calibrating.getByRole('button', { name: t('tool.calibrations.months', { count: 12 }) }).click();
      await calibrating
        .getByLabel(t('files.chooseOf', { label: t('tool.calibrations.fileOptional') }))
        .setInputFiles(pdf);
      await expect(calibrating.getByText(`${pdf.name} · ${t('files.received')}`)).toBeVisible();
      await expectAccessible(page);
      await calibrating.getByRole('button', { name: t('tool.calibrations.submit') }).click();
      await expect(page.getByText(t('tool.calibrations.added'))).toBeVisible();
      await expect(calibrating).toBeHidden();
      const calibrations = page.getByRole('table', { name: t('tool.calibrations.title') });
      await expect(calibrations.getByRole('row', { name: /Metrolab/ })).toContainText(t('tool.calibrations.pass'));

      await page.getByRole('button', { name: t('tool.files.add') }).click();
      const adding = page.getByRole('dialog', { name: t('tool.files.add') });
      const add = adding.getByRole('button', { name: t('tool.files.submit'), exact: true });
      await adding.getByRole('button', { name: t('tool.files.kinds.technicalInfo') }).click();
      await expect(add).toBeDisabled();
      await adding.getByLabel(t('files.chooseOf', { label: t('tool.files.file') })).setInputFiles(pdf);
      await expect(adding.getByText(`${pdf.name} · ${t('files.received')}`)).toBeVisible();
      await expectAccessible(page);
      await page.route('**/api/tool/*/file', (route) =>
        route.fulfill({ status: 404, json: { code: 'notFound', message: '' } }),
      );
      await add.click();
      const notFound = {
        es: 'El archivo no se pudo añadir: no se encontró el destino',
        en: 'The file could not be added, endpoint not found',
      };
      await expect(adding.getByRole('alert').filter({ hasText: says(notFound) })).toHaveText(says(notFound));
      await page.unroute('**/api/tool/*/file');
      await add.click();
      await expect(page.getByText(t('tool.files.added'))).toBeVisible();
      await expect(adding).toBeHidden();
      const row = page.getByRole('table', { name: t('tool.files.title') }).getByRole('row', { name: /Manual/ });
      await expect(row).toContainText(t('tool.files.kinds.technicalInfo'));
      const download = page.waitForEvent('download');
      await row.getByRole('button', { name: t('tool.files.download', { name: pdf.name }) }).click();
      expect((await download).suggestedFilename()).toBe(pdf.name);
      await row.getByRole('button', { name: t('tool.files.remove', { name: pdf.name }) }).click();
      await expectAccessible(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('tool.files.removeConfirm') })
        .click();
      await expect(page.getByText(t('tool.files.empty'))).toBeVisible();

      const locker = page.getByLabel(t('tool.status.locker'), { exact: true });
      await failCalls(page, '**/api/tool/*/locker');
      await locker.selectOption(number);
      await expect(page.getByRole('alert').filter({ hasText: t('tool.lockerFailed') })).toBeVisible();
      await expect(locker.locator('option:checked')).toHaveText(t('tool.status.noLocker'));
      await page.unroute('**/api/tool/*/locker');
      await locker.selectOption(number);
      await expect(page.getByText(t('tool.lockerSaved'))).toBeVisible();
      await expect(locker.locator('option:checked')).toHaveText(number);

      const deleting = await choose(page, t, 'delete');
      await expectAccessible(page);
      await deleting.getByRole('button', { name: t('tool.actions.delete') }).click();
      await expect(deleting.getByRole('status').filter({ hasText: t('tool.delete.done') })).toBeVisible();
      const shown = Date.now();
      await expect(page).toHaveURL(/\/dashboard\/tools$/);
      expect(Date.now() - shown).toBeGreaterThan(1_500);
    });
  });

test('a tool that is deleted is not asked for again, where it was deleted or where somebody looks at it', async ({
  page,
  t,
  signIn,
  anotherBrowser,
}) => {
  await signIn(page, company.email, company.password);
  const id = await addTool(page, t, 'Sierra de calar');
  const second = await anotherBrowser();
  await signIn(second, company.email, company.password);
  await openHome(second);
  for (const screen of [page, second]) {
    await screen.goto(`/dashboard/tool/${id}`);
    await expect(screen.getByText(t('history.create', { who: company.companyName }))).toBeVisible();
  }
  const asked = [page, second].map((screen) => {
    const paths: string[] = [];
    screen.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes(id) && request.method() === 'GET') paths.push(pathname);
    });
    return paths;
  });
  const deleting = await choose(page, t, 'delete');
  await deleting.getByRole('button', { name: t('tool.actions.delete') }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(t('tool.gone'));
  await expect(page).toHaveURL(/\/dashboard\/tools$/);
  expect(asked[0]).toEqual([]);
  expect(asked[1]).toEqual([`/api/tool/${id}`]);
});

test('who edits keeps what they type while others use the tool, and nobody ends or closes a tool that is held', async ({
  page,
  t,
  signIn,
  anotherBrowser,
}) => {
  await signIn(page, company.email, company.password);
  const marta = await givenWorker(page, 'Marta');
  const second = await anotherBrowser();
  await signIn(second, marta.userName, password);
  const id = await addTool(page, t, 'Taladro');
  await second.goto(`/dashboard/tool/${id}`);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Taladro');

  await page.getByLabel(t('tool.name'), { exact: true }).fill('Taladro 18 V');
  await api(second)('PATCH', `/tool/${id}/use`, { action: 'pickup' });
  await expect(page.getByText(t('history.pickup', { who: 'Marta Ruiz' }))).toBeVisible();
  await expect(page.getByLabel(t('tool.name'), { exact: true })).toHaveValue('Taladro 18 V');
  await page.getByRole('button', { name: t('forms.save') }).click();
  await saved(page, t);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Taladro 18 V');

  const retiring = await choose(page, t, 'retire');
  await retiring.getByRole('button', { name: t('tool.actions.retire') }).click();
  const heldBy = { hasText: t('tool.delete.heldBy', { name: 'Marta Ruiz' }) };
  await expect(retiring.getByRole('alert').filter(heldBy)).toBeVisible();
  await retiring.getByRole('button', { name: t('forms.cancel') }).click();
  const deleting = await choose(page, t, 'delete');
  await deleting.getByRole('button', { name: t('tool.actions.delete') }).click();
  await expect(deleting.getByRole('alert').filter(heldBy)).toContainText('No se pudo eliminar la herramienta');
  await expectAccessible(page);
  await deleting.getByRole('button', { name: t('forms.cancel') }).click();

  await page.getByRole('checkbox', { name: 'Marta Ruiz' }).check();
  await page.getByRole('button', { name: t('forms.save') }).click();
  await expect(page.getByText(t('rules.excludedHolds'))).toBeVisible();
  await expectAccessible(page);
  await api(second)('PATCH', `/tool/${id}/use`, { action: 'return' });
  await expect(page.getByText(t('history.return', { who: 'Marta Ruiz' }))).toBeVisible();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Taladro 18 V');
  await page.getByRole('button', { name: t('forms.save') }).click();
  await saved(page, t);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(t('tool.gone'));
  await expectAccessible(second);
});

test('two who edit the same tool are asked which to keep', async ({ page, t, signIn, anotherBrowser }) => {
  await signIn(page, company.email, company.password);
  await givenWorker(page, 'Lucía');
  const id = await addTool(page, t, 'Radial');
  await page.getByRole('checkbox', { name: 'Lucía Ruiz' }).check();
  await page.getByRole('button', { name: t('forms.save') }).click();
  await saved(page, t);

  const second = await anotherBrowser();
  await signIn(second, company.email, company.password);
  await second.goto(`/dashboard/tool/${id}`);
  await second.getByLabel(t('tool.description')).fill('Sin cable');
  await page.getByLabel(t('tool.description')).fill('Con maletín');
  await second.getByRole('checkbox', { name: 'Lucía Ruiz' }).uncheck();
  await second.getByRole('button', { name: t('forms.save') }).click();
  await saved(second, t);
  await page.getByRole('button', { name: t('forms.save') }).click();
  const stale = page.getByRole('dialog', { name: t('forms.stale.title') });
  await expect(stale.getByRole('group', { name: t('tool.excluded.title') })).toContainText('Lucía Ruiz');
  await stale
    .getByRole('group', { name: t('tool.description') })
    .getByLabel('Con maletín')
    .check();
  await expectAccessible(page);
  await stale.getByRole('button', { name: t('forms.stale.save') }).click();
  await saved(page, t);
  await expect(second.getByLabel(t('tool.description'))).toHaveValue('Con maletín');
});

test.describe('on a phone, in English', () => {
  test.use({ width: 390, language: 'en' });

  test('a worker reads everything and changes nothing; a retired tool is only looked at', async ({
    page,
    t,
    signIn,
    anotherBrowser,
  }) => {
    await signIn(page, company.email, company.password);
    const ivan = await givenWorker(page, 'Iván');
    const id = await addTool(page, t, 'Multímetro');
    const { accountId } = await api(page)('GET', `/tool/${id}`);
    await api(page)('PATCH', `/tool/${id}/account/${accountId}/calibration`, { entity: 'Metrolab', result: 'fail' });
    await api(page)('PATCH', `/tool/${id}/user/${ivan.id}`);
    await api(page)('PATCH', `/tool/${id}/admin/user/${await myId(page)}`);

    const worker = await anotherBrowser();
    await signIn(worker, ivan.userName, password);
    await worker.goto(`/dashboard/tool/${id}`);
    await expect(worker.getByRole('row', { name: /Metrolab/ })).toContainText(t('tool.calibrations.fail'));
    await expect(worker.getByText(/\(admin\) passed it on from Iván Ruiz to/)).toBeVisible();
    for (const name of [t('tool.actions.open'), t('tool.files.add'), t('tool.calibrations.add')])
      await expect(worker.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(worker.getByText(t('tool.excluded.title'))).toHaveCount(0);
    await expectAccessible(worker);
    await worker.goto('/dashboard/tool');
    await expect(worker.getByRole('heading', { level: 1 })).toHaveText(t('frame.forbidden.title'));

    await api(page)('PATCH', `/tool/${id}/admin/user/null`);
    const blocking = await choose(page, t, 'block');
    await expectAccessible(page);
    await blocking.getByRole('button', { name: t('tool.actions.block') }).click();
    await expect(page.getByText(t('tool.status.blockedLead'))).toBeVisible();
    const retiring = await choose(page, t, 'retire');
    await expectAccessible(page);
    await retiring.getByRole('button', { name: t('tool.actions.retire') }).click();
    await expect(page).toHaveURL(/\/dashboard\/tools$/);
    await page.goto(`/dashboard/tool/${id}`);
    await expect(page.getByText(t('tool.retiredNote'))).toBeVisible();
    await expect(page.getByLabel(t('tool.name'), { exact: true })).toHaveCount(0);
    await expectAccessible(page);

    await failCalls(page, '**/api/tool/*');
    await page.goto(`/dashboard/tool/${randomUUID()}`);
    await expect(page.getByRole('alert')).toHaveText(t('tool.failed'));
    await page.unroute('**/api/tool/*');
    await page.getByRole('button', { name: t('frame.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tool.gone'));
    await expectAccessible(page);
  });
});
