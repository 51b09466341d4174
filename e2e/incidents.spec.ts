import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { failCalls } from './failing.ts';
import { bothWays, type Company, expect, expectAccessible, password, test } from './fixtures.ts';
import { given } from './given.ts';

let company: Company;
test.beforeAll(({ company: registered }) => {
  company = registered;
});

const drill = 'Taladro percutor 18 V';
const photo = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

bothWays(() => {
  test('the newest of many observations are shown, and the earlier ones when somebody asks', async ({
    page,
    t,
    company: own,
    signIn,
  }) => {
    await signIn(page, own.email, own.password);
    const { call, tool } = await given(page);
    const { id: toolId } = await tool(drill);
    const { id } = await call('POST', '/incident', { toolId, incidentType: 'broken', description: 'Echa humo' });
    for (const from of [0, 90]) {
      const observations = Array.from({ length: 90 }, (_, n) => ({ detail: `Prueba ${from + n}` }));
      await call('PUT', '/incident', { id, observations });
    }
    await page.goto(`/dashboard/incident/${id}`);
    const list = page.getByRole('list', { name: t('incidents.observations') });
    await expect(list.getByRole('listitem')).toHaveCount(100);
    await expect(list.getByRole('listitem').last()).toContainText('Prueba 179');
    await page.getByRole('button', { name: t('incidents.earlierObservations') }).click();
    await expect(list.getByRole('listitem')).toHaveCount(180);
    await expect(list.getByRole('listitem').first()).toContainText('Prueba 0');
    await expect(page.getByRole('button', { name: t('incidents.earlierObservations') })).toBeHidden();
    await expectAccessible(page);
  });

  test('an incident is seen as it is reported, talked about by two, and closed with a note', async ({
    page,
    t,
    says,
    company: own,
    signIn,
    anotherBrowser,
  }) => {
    await signIn(page, own.email, own.password);
    const admin = await given(page);
    const { id: toolId } = await admin.tool(drill, { reference: 'TAL-021' });
    const lucia = await admin.worker('Lucía', 'Peña');
    await page.goto('/dashboard/incidents');
    await expect(page.getByText(t('incidents.empty'))).toBeVisible();

    const worker = await anotherBrowser();
    await signIn(worker, lucia.userName, password);
    const { call } = await given(worker);
    await call('PATCH', `/tool/${toolId}/use`, { action: 'pickup' });
    const description = 'Echa humo al apretar';
    const { id } = await call('POST', '/incident', { toolId, incidentType: 'broken', description });

    const card = page.getByRole('article', { name: drill });
    for (const words of [t('incidents.open'), t('incidentTypes.broken'), 'TAL-021', 'Lucía Peña', description])
      await expect(card.getByText(words, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('link', { name: t('incidents.see') }).click();
    await expect(page).toHaveURL(`/dashboard/incident/${id}`);
    await expect(page.getByRole('definition').filter({ hasText: 'Lucía Peña' })).toBeVisible();
    await expectAccessible(page);

    await worker.goto(`/dashboard/incident/${id}`);
    await worker.getByRole('button', { name: t('incidents.observe.act') }).click();
    const dialog = worker.getByRole('dialog', { name: t('incidents.observe.title') });
    await dialog.getByRole('button', { name: t('incidents.observe.submit') }).click();
    await expect(dialog.getByText(t('rules.observationRequired'))).toBeVisible();
    await dialog.getByLabel(t('incidents.observe.detail')).fill('Huele a quemado');
    await expectAccessible(worker);
    await dialog.getByRole('button', { name: t('incidents.observe.submit') }).click();
    const added = { es: 'Observación añadida correctamente', en: 'Observation added successfully' };
    await expect(dialog.getByText(says(added))).toBeVisible();
    const observed = page.getByRole('listitem').filter({ hasText: 'Huele a quemado' });
    await expect(observed).toContainText('Lucía Peña');
    await expect(observed).not.toContainText(lucia.id);
    await expect(dialog).toBeHidden();
    for (const act of ['incidents.block.act', 'incidents.close.act', 'incidents.share.act'] as const)
      await expect(worker.getByRole('button', { name: t(act), exact: true })).toHaveCount(0);

    await page.getByRole('button', { name: t('incidents.close.act') }).click();
    const closing = page.getByRole('dialog', { name: t('incidents.close.title') });
    await closing.getByRole('button', { name: t('incidents.close.submit') }).click();
    await expect(closing.getByText(t('rules.closingNoteRequired'))).toBeVisible();
    await closing.getByLabel(t('incidents.close.note')).fill('Escobillas nuevas');
    await closing.getByLabel(t('incidents.close.repaired')).check();
    await expectAccessible(page);
    await closing.getByRole('button', { name: t('incidents.close.submit') }).click();
    for (const screen of [page, worker]) {
      await expect(screen.getByText('Escobillas nuevas')).toBeVisible();
      await expect(screen.getByText(t('incidents.closing.repaired'), { exact: true })).toBeVisible();
      await expect(screen.getByRole('button', { name: t('incidents.observe.act') })).toHaveCount(0);
    }
    await expect(page.getByRole('button', { name: t('incidents.block.act') })).toHaveCount(0);
    await expectAccessible(page);
    const { lastFix } = await admin.call<{ lastFix: string | null }>('GET', `/tool/${toolId}`);
    expect(lastFix).not.toBeNull();
  });
});

test('pictures open large, more are added, and a tool is blocked and unblocked before everybody’s eyes', async ({
  page,
  t,
  signIn,
  anotherBrowser,
}) => {
  await signIn(page, company.email, company.password);
  const { call, tool, image, worker: makeWorker } = await given(page);
  const { id: toolId, accountId } = await tool(drill);
  const files = [await image(), await image()];
  const { id } = await call('POST', '/incident', { toolId, incidentType: 'missing', description: 'Sin broca', files });
  await page.goto(`/dashboard/incident/${id}`);
  const picture = (number: number) => t('gallery.number', { number, count: 2 });
  const thumb = page.getByRole('button', { name: picture(1) });
  await thumb.click();
  const large = page.getByRole('dialog', { name: t('incidents.pictures') });
  await expect(large.getByRole('img', { name: picture(1) })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(large.getByRole('img', { name: picture(2) })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(large.getByRole('status')).toHaveText(picture(1));
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(thumb).toBeFocused();

  const lucia = await makeWorker('Lucía', 'Peña');
  const worker = await anotherBrowser();
  await signIn(worker, lucia.userName, password);
  await worker.goto(`/dashboard/incident/${id}`);
  await worker.getByLabel(t('files.chooseOf', { label: t('incidents.anotherPicture') })).setInputFiles(photo);
  await expect(page.getByRole('button', { name: t('gallery.number', { number: 3, count: 3 }) })).toBeVisible();
  await expectAccessible(worker);

  await page.getByRole('button', { name: t('incidents.block.act'), exact: true }).click();
  await expect(page.getByText(t('incidents.block.done'))).toBeVisible();
  await expect(worker.getByText(t('incidents.blocked'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('incidents.block.done'))).toBeHidden();
  await page.getByRole('button', { name: t('incidents.unblock.act'), exact: true }).click();
  await expect(worker.getByText(t('incidents.usable'), { exact: true })).toBeVisible();

  await call('PUT', `/incident/${id}/account/${accountId}/close`, { note: 'Ha aparecido' });
  await expect(page.getByText(t('incidents.closing.notRepaired'))).toBeVisible();
  await page.getByRole('link', { name: t('incidents.return') }).click();
  await page.getByRole('radio', { name: t('incidents.onlyOpen') }).check();
  await expect(page.getByRole('article', { name: drill })).toHaveCount(0);
  await page.getByRole('radio', { name: t('incidents.onlyClosed') }).check();
  await expect(page.getByRole('article', { name: drill })).toContainText(t('incidents.closed'));
});

test('what goes wrong is said, nothing typed is lost, and an observation sent twice is there once', async ({
  page,
  t,
  signIn,
}) => {
  await signIn(page, company.email, company.password);
  const { call, tool } = await given(page);
  const { id: toolId } = await tool('Gato de carretilla');
  const { id } = await call('POST', '/incident', { toolId, incidentType: 'dirty', description: 'Llena de grasa' });
  await page.goto(`/dashboard/incident/${randomUUID()}`);
  await expect(page.getByRole('heading', { name: t('incidents.gone') })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/dashboard/incident/${id}`);
  await page.getByRole('button', { name: t('incidents.observe.act') }).click();
  const dialog = page.getByRole('dialog');
  const detail = dialog.getByLabel(t('incidents.observe.detail'));
  await detail.fill('Limpiada con gasoil');
  const submit = dialog.getByRole('button', { name: t('incidents.observe.submit') });
  const answers = { notFound: [404, 'notFound'], failed: [500, 'failed'] } as const;
  for (const [words, [status, code]] of Object.entries(answers)) {
    await page.route('**/api/incident', (route) => route.fulfill({ status, json: { code, message: '' } }), {
      times: 1,
    });
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText(t(`incidents.observe.${words as keyof typeof answers}`));
    await expect(detail).toHaveValue('Limpiada con gasoil');
  }
  await expectAccessible(page);
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/incident', loseAnswer, { times: 1 });
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText(t('frame.offline'));
  await submit.click();
  await expect(dialog.getByText(t('incidents.observe.done'))).toBeVisible();
  await expect(page.getByText('Limpiada con gasoil', { exact: true })).toHaveCount(1);
  await expect(dialog).toBeHidden();

  await page.goto('/dashboard/incidents');
  await page.getByRole('searchbox').fill('nada así');
  await expect(page.getByText(t('incidents.noMatch', { words: 'nada así' }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('incidents.showAll') }).click();
  await expect(page.getByRole('article', { name: 'Gato de carretilla' })).toBeVisible();
  const list = '**/api/incident/account/**';
  await failCalls(page, list);
  await page.getByRole('searchbox').fill('grasa');
  await expect(page.getByRole('alert')).toHaveText(t('incidents.failed'));
  await page.unroute(list);
  await page.getByRole('button', { name: t('frame.retry') }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('two who put the same description right are asked which to keep', async ({ page, t, signIn, anotherBrowser }) => {
  await signIn(page, company.email, company.password);
  const { call, tool } = await given(page);
  const { id: toolId } = await tool('Prensa hidráulica');
  const { id } = await call('POST', '/incident', { toolId, incidentType: 'broken', description: 'Pierde' });
  const second = await anotherBrowser();
  await signIn(second, company.email, company.password);
  for (const [screen, words] of [
    [second, 'Pierde aceite'],
    [page, 'Pierde presión'],
  ] as const) {
    await screen.goto(`/dashboard/incident/${id}`);
    await screen.getByRole('button', { name: t('incidents.correctOf') }).click();
    await screen.getByLabel(t('incidents.description')).fill(words);
  }
  await page.getByRole('button', { name: t('forms.save') }).click();
  await expect(page.getByText(t('forms.saved'), { exact: true })).toBeVisible();
  await second.getByRole('button', { name: t('forms.save') }).click();
  const dialog = second.getByRole('dialog', { name: t('forms.stale.title') });
  await dialog.getByLabel('Pierde aceite').check();
  await expectAccessible(second);
  await dialog.getByRole('button', { name: t('forms.stale.save') }).click();
  await expect(page.getByText('Pierde aceite')).toBeVisible();
});
