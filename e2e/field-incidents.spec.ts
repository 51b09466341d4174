import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { phonePhoto, picture } from '../server/src/test/samples.ts';
import type { Translate } from '../web/src/i18n/translation.ts';
import { expect, expectAccessible, otherWays, test } from './fixtures.ts';
import { heading } from './given-check-in.ts';
import { givenReception } from './given-reception.ts';
import { showing } from './proof.ts';

const delegations = ['CM93 Norte', 'CM93 Alcalá de Henares', 'ITT Sur'];

/** Somebody at a branch, in front of the wizard. */
const reporter = (page: Page, t: Translate) => {
  const next = page.getByRole('button', { name: t('fieldReport.next') });
  const submit = page.getByRole('button', { name: t('fieldReport.detail.submit') });
  const site = page.getByRole('combobox', { name: t('fieldReport.reporter.delegation') });
  const category = page.getByLabel(t('fieldReport.detail.category'));
  const detail = page.getByLabel(t('fieldReport.detail.detail'));
  const photos = page.getByRole('list', { name: t('fieldReport.detail.photos') }).getByRole('listitem');
  const type = (name: 'Incidencia' | 'Compra') => page.getByRole('radio', { name: t(`field.types.${name}`) });
  const attach = async (name: string, mimeType: string, buffer: Buffer) => {
    const labels = [t('fieldReport.detail.photos'), t('files.anotherPhoto')];
    const fields = labels.map((label) => page.getByLabel(t('files.chooseOf', { label })));
    await (fields[0] as (typeof fields)[0])
      .or(fields[1] as (typeof fields)[0])
      .setInputFiles({ name, mimeType, buffer });
  };
  const introduce = async (email: string) => {
    await page.getByLabel(t('fieldReport.reporter.name')).fill('Rosa Gil');
    await site.fill('alcala');
    await page.getByRole('option', { name: 'CM93 Alcalá de Henares' }).click();
    await page.getByLabel(t('fieldReport.reporter.email')).fill(email);
    await page.getByLabel(t('fieldReport.reporter.phoneNumber')).fill('600 333 444');
  };
  return { next, submit, site, category, detail, photos, type, attach, introduce };
};

otherWays(() => {
  test(
    'a branch reports with a photo, the company sees it at once, and its closing note goes back',
    showing(22, 2),
    async ({ admin: page, t, says, company, request, anotherBrowser, mailTo }) => {
      test.setTimeout(120_000);
      const reception = await givenReception(request, company);
      await reception.change({ delegations });
      await page.goto('/dashboard/field-incidents');
      await expect(page.getByText(t('fieldIncidents.empty'))).toBeVisible();
      await expectAccessible(page);

      const phone = await anotherBrowser();
      const { next, submit, site, category, detail, photos, type, attach, introduce } = reporter(phone, t);
      const email = `rosa-${randomUUID()}@sede.test`;
      await phone.goto(`/field-incident/${reception.accountId}`);
      await phone.getByRole('button', { name: t('cookies.refuse') }).click();
      await expect(heading(phone)).toHaveText(t('fieldReport.reporter.title'));
      await expect(next).toBeDisabled();
      await site.click();
      await expect(phone.getByRole('option')).toHaveCount(3);
      await expectAccessible(phone);
      await site.fill('vigo');
      await expect(phone.getByText(t('fieldReport.noDelegation', { words: 'vigo' }))).toBeVisible();
      await phone.getByLabel(t('fieldReport.reporter.email')).fill('rosa@');
      await expect(site).toHaveValue('');
      await expect(phone.getByText(t('rules.siteRequired'))).toBeVisible();
      await introduce('rosa@');
      await expect(phone.getByText(t('rules.emailInvalid'))).toBeVisible();
      await expectAccessible(phone);
      await introduce(email);
      await expect(site).toHaveValue('CM93 Alcalá de Henares');
      await next.click();

      await expect(heading(phone)).toHaveText(t('fieldReport.detail.title'));
      await expectAccessible(phone);
      await type('Compra').check();
      await category.selectOption('Gases industriales');
      await type('Incidencia').check();
      await expect(category).toHaveValue('');
      await category.selectOption('Equipos contra incendios');
      await detail.fill('El extintor está caducado');
      await phone.getByRole('radio', { name: t('fieldReport.detail.high') }).check();
      await expect(submit).toBeDisabled();
      await attach('golpe.webp', 'image/webp', await picture().webp().toBuffer());
      const wrong = { es: 'Formato no válido (soportados: jpeg, jpg, png)', en: t('rules.imageFormatInvalid') };
      await expect(phone.getByRole('alert')).toHaveText(says(wrong));
      await expectAccessible(phone);
      await attach('IMG_1.JPG', 'image/jpeg', await phonePhoto());
      await expect(photos).toHaveCount(1);
      await attach('IMG_2.jpeg', 'image/jpeg', await phonePhoto());
      await expect(photos).toHaveCount(2);
      await expect(phone.getByLabel(t('files.chooseOf', { label: t('files.anotherPhoto') }))).toHaveCount(0);
      await expect(submit).toBeEnabled();
      await expectAccessible(phone);

      const loseAnswer = async (route: Route) => {
        await route.fetch();
        await route.abort();
      };
      await phone.route('**/api/field-incident/**', loseAnswer);
      await submit.click();
      await expect(phone.getByRole('alert')).toHaveText(t('frame.offline'));
      await expect(detail).toHaveValue('El extintor está caducado');
      await phone.unroute('**/api/field-incident/**');
      await phone.reload();
      await expect(detail).toHaveValue('El extintor está caducado');
      await expect(category).toHaveValue('Equipos contra incendios');
      await expect(photos).toHaveCount(2);
      await submit.click();
      await expect(heading(phone)).toHaveText(t('fieldReport.thanks.title', { name: 'Rosa' }));
      await expect(phone.getByText(/\d+ min \d+ s/)).toBeVisible();
      await expect(phone.getByRole('contentinfo')).toContainText(t('frame.poweredBy'));
      const reference = (await phone.getByText(/^FI-\d{4}-\d{4}$/).textContent()) ?? '';
      await expectAccessible(phone);
      await mailTo(email, reference);

      const card = page.getByRole('article', { name: reference });
      await expect(card).toContainText('CM93 Alcalá de Henares');
      await expect(card).toContainText(t('fieldIncidents.priorities.high'));
      await expect(page.getByRole('article')).toHaveCount(1);
      await expectAccessible(page);
      await card.getByRole('link', { name: t('fieldIncidents.see') }).click();
      await expect(page.getByText('El extintor está caducado')).toBeVisible();
      await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
      await expect(page.getByRole('button', { name: t('gallery.number', { number: 2, count: 2 }) })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('fieldIncidents.close.act') }).click();
      const dialog = page.getByRole('dialog', { name: t('fieldIncidents.close.title', { reference }) });
      await dialog.getByLabel(t('closing.note')).fill('Cambiado esta mañana');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('fieldIncidents.close.act') }).click();
      await expect(page.getByText('Cambiado esta mañana')).toBeVisible();
      await expect(page.getByRole('button', { name: t('fieldIncidents.close.act') })).toHaveCount(0);
      await mailTo(email, 'Cambiado esta mañana');

      await phone.getByRole('button', { name: t('fieldReport.thanks.again') }).click();
      await expect(phone.getByLabel(t('fieldReport.reporter.name'))).toHaveValue('Rosa Gil');
      await next.click();
      await expect(type('Incidencia')).not.toBeChecked();
    },
  );
});

test('reports are found by branch, type, category, priority, state and words', async ({
  admin: page,
  t,
  company,
  request,
}) => {
  const reception = await givenReception(request, company);
  await reception.change({ delegations });
  const { reference: gloves } = await reception.report();
  const { ticket, names } = await reception.pictures(1);
  const { reference: leak } = await reception.report({
    delegation: 'CM93 Norte',
    incidentType: 'Incidencia',
    category: 'Suministros (LUZ/AGUA)',
    priority: 'high',
    detail: 'Gotera en la nave 2',
    images: [{ image: names[0] }],
    ticket,
  });
  await page.goto('/dashboard/field-incidents');
  const reports = page.getByRole('article');
  const only = async (reference: string) => {
    await expect(reports).toHaveCount(1);
    await expect(reports).toHaveAccessibleName(reference);
  };
  const clear = page.getByRole('button', { name: t('fieldIncidents.filters.clear') });
  for (const [label, value, found] of [
    ['delegation', 'ITT Sur', gloves],
    ['type', 'Incidencia', leak],
    ['category', 'OTROS', gloves],
    ['priority', 'high', leak],
  ] as const) {
    await page.getByLabel(t(`fieldIncidents.filters.${label}`)).selectOption(value);
    await only(found);
    await clear.click();
    await expect(reports).toHaveCount(2);
  }
  await page.getByRole('searchbox').fill('gotera');
  await only(leak);
  await page.getByRole('radio', { name: t('fieldIncidents.onlyClosed') }).check();
  await expect(page.getByText(t('fieldIncidents.noMatch', { words: 'gotera' }))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('gotera');
  await page.getByRole('button', { name: t('fieldIncidents.showAll') }).click();
  await expect(reports).toHaveCount(2);
});

test('a wrong link, a company without branches, pictures that are gone and a dead network each have their answer', async ({
  page,
  t,
  company,
  request,
}) => {
  const reception = await givenReception(request, company);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/field-incident/${randomUUID()}`);
  await expect(heading(page)).toHaveText(t('frame.company.missing'));
  await page.goto(`/field-incident/${reception.accountId}`);
  await expect(heading(page)).toHaveText(t('fieldReport.noDelegations'));
  await expectAccessible(page);

  await reception.change({ delegations });
  const read = '**/api/account/booking/**';
  await page.route(read, (route) => route.abort());
  await page.goto(`/field-incident/${reception.accountId}`);
  await expect(heading(page)).toHaveText(t('frame.company.unread'));
  await page.unroute(read);
  await page.getByRole('button', { name: t('frame.retry') }).click();
  const { next, submit, category, detail, photos, type, attach, introduce } = reporter(page, t);
  await introduce('rosa@sede.test');
  await next.click();
  await type('Incidencia').check();
  await category.selectOption('OTROS');
  await detail.fill('Se ha roto la puerta');
  await attach('IMG_1.jpg', 'image/jpeg', await phonePhoto());
  await expect(photos).toHaveCount(1);
  const gone = { code: 'invalid', message: '', details: [{ path: 'images.0.image', code: 'fileMissing' }] };
  await page.route('**/api/field-incident/**', (route) => route.fulfill({ status: 400, json: gone }), { times: 1 });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(t('rules.fileMissing'));
  await expect(photos).toHaveCount(0);
  await expect(detail).toHaveValue('Se ha roto la puerta');
  await attach('IMG_1.jpg', 'image/jpeg', await phonePhoto());
  await expect(photos).toHaveCount(1);
  await page.goBack();
  await expect(heading(page)).toHaveText(t('fieldReport.reporter.title'));
  await page.goForward();
  await submit.click();
  await expect(heading(page)).toHaveText(t('fieldReport.thanks.title', { name: 'Rosa' }));
});
