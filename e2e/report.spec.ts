import { randomUUID } from 'node:crypto';
import { maxReportFiles } from '@llave/contract/incidents';
import type { Page } from '@playwright/test';
import { phonePhoto } from '../server/src/test/samples.ts';
import type { Translate } from '../web/src/i18n/translation.ts';
import { type Company, demo, expect, expectAccessible, otherWays, test } from './fixtures.ts';
import { given } from './given.ts';
import { showing } from './proof.ts';

let company: Company;
test.beforeAll(({ company: registered }) => {
  company = registered;
});

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;
const labelOf = async (page: Page, toolId: string) => {
  const { call } = await given(page);
  const [label] = await call<{ url: string }[]>('POST', '/label', { toolIds: [toolId] });
  return pathOf(label?.url ?? '');
};
const attach = async (page: Page, label: string) =>
  page.getByLabel(label).setInputFiles({ name: 'avería.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
const firstPhoto = (t: Translate) => t('files.chooseOf', { label: t('report.photo') });

otherWays(() => {
  test(
    'whoever scans a tool’s label reports it with a photo, and the workshop sees it at once',
    showing(22),
    async ({ page, t, company: own, signIn, anotherBrowser }) => {
      await signIn(page, own.email, own.password);
      const { tool } = await given(page);
      const { id } = await tool('Llave dinamométrica 1/2"', { reference: 'DIN-014' });
      const link = await labelOf(page, id);
      await page.goto('/dashboard/incidents');
      await expect(page.getByText(t('incidents.empty'))).toBeVisible();

      const phone = await anotherBrowser();
      await phone.goto(link);
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t('report.tool.title'));
      for (const words of [own.companyName, 'Llave dinamométrica 1/2"', 'DIN-014', '960 123 456'])
        await expect(phone.getByText(words, { exact: true })).toBeVisible();
      const submit = phone.getByRole('button', { name: t('report.submit') });
      await expect(submit).toBeDisabled();
      await expect(submit).toHaveAccessibleDescription(t('report.needsBoth'));
      await expectAccessible(phone);

      const description = phone.getByLabel(t('report.description'));
      await description.fill('Salta antes de tiempo');
      await expect(submit).toHaveAccessibleDescription(t('report.needsPhoto'));
      await attach(phone, firstPhoto(t));
      const photos = phone.getByRole('list', { name: t('report.photo') }).getByRole('listitem');
      await expect(photos).toHaveCount(1);
      await expect(photos.getByRole('img', { name: t('files.photo', { number: 1 }) })).toHaveJSProperty(
        'naturalWidth',
        600,
      );
      await attach(phone, t('files.chooseOf', { label: t('files.anotherPhoto') }));
      await expect(photos).toHaveCount(2);
      await phone.getByRole('button', { name: t('files.removePhoto', { number: 2 }) }).click();
      await phone.getByRole('button', { name: t('incidentTypes.missing_components') }).click();
      await phone.getByLabel(t('report.name')).fill('Paco');
      await expectAccessible(phone);

      await phone.reload();
      await expect(description).toHaveValue('Salta antes de tiempo');
      await expect(phone.getByLabel(t('report.name'))).toHaveValue('Paco');
      await expect(photos).toHaveCount(1);
      // Both presses before the page can answer: a mouse's second one may land on the thanks and take the focus.
      await submit.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
      await expect(phone.getByRole('heading', { name: t('report.thanks') })).toBeFocused();
      await expect(phone.getByText(t('report.sent'))).toBeVisible();
      await expectAccessible(phone);
      await expect(phone.getByText(t('report.sent'))).toBeHidden();
      await expect(phone.getByText(t('report.thanksLead', { company: own.companyName }))).toBeVisible();

      const card = page.getByRole('article');
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(t('incidents.byLabelNamed', { name: 'Paco' }));
      await expect(card).toContainText(t('incidentTypes.missing_components'));
      await card.getByRole('link', { name: t('incidents.see') }).click();
      await expect(page.getByRole('button', { name: t('gallery.number', { number: 1, count: 1 }) })).toBeVisible();
    },
  );
});

/** Fills every place for a photo, as somebody does who shows the whole thing. */
const attachAll = async (page: Page, t: Translate, label: string) => {
  const photos = page.getByRole('list', { name: label }).getByRole('listitem');
  const another = t('files.chooseOf', { label: t('files.anotherPhoto') });
  for (let count = 1; count <= maxReportFiles; count += 1) {
    await attach(page, count === 1 ? t('files.chooseOf', { label }) : another);
    await expect(photos).toHaveCount(count);
  }
  await expect(page.getByLabel(another)).toHaveCount(0);
};

test('a report behind a label goes out with its sixth photo', async ({ page, t, signIn, anotherBrowser }) => {
  await signIn(page, company.email, company.password);
  const { tool } = await given(page);
  const { id } = await tool('Taladro de columna');
  const phone = await anotherBrowser();
  await phone.goto(await labelOf(page, id));
  await phone.getByLabel(t('report.description')).fill('Vibra al arrancar');
  await attachAll(phone, t, t('report.photo'));
  await phone.getByRole('button', { name: t('report.submit') }).click();
  await expect(phone.getByRole('heading', { name: t('report.thanks') })).toBeVisible();
});

test('a report from a tool’s card goes out with its sixth photo', async ({ page, t, signIn }) => {
  await signIn(page, company.email, company.password);
  const { tool } = await given(page);
  await tool('Compresor de muelles');
  await page.goto('/dashboard/tools');
  await page.getByRole('button', { name: t('tools.more', { tool: 'Compresor de muelles' }) }).click();
  await page.getByRole('menuitem', { name: t('tools.menu.report') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('incidentTypes.broken') }).check();
  await dialog.getByLabel(t('tools.report.description')).fill('Ya no comprime');
  await attachAll(page, t, t('tools.report.pictures'));
  await dialog.getByRole('button', { name: t('tools.report.submit') }).click();
  await expect(page.getByText(t('tools.report.done'))).toBeVisible();
});

test('an incident’s link takes more of it from somebody without an account until it is closed', async ({
  page,
  t,
  signIn,
  anotherBrowser,
}) => {
  await signIn(page, company.email, company.password);
  const { call, tool } = await given(page);
  const { id: toolId, accountId } = await tool('Gato de carretilla');
  const incident = { toolId, incidentType: 'minor_problem', description: 'Baja solo' };
  const { id } = await call('POST', '/incident', incident);
  await page.goto(`/dashboard/incident/${id}`);
  await page.getByRole('button', { name: t('incidents.share.act') }).click();
  const link = pathOf(await page.getByLabel(t('incidents.share.link')).inputValue());
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const phone = await anotherBrowser();
  await phone.setViewportSize({ width: 390, height: 844 });
  await signIn(phone, demo.worker, demo.password);
  await phone.goto(link.replace('incidentId', 'incidentid'));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t('report.incident.title'));
  await expect(phone.getByText('Baja solo')).toBeVisible();
  await expect(phone.getByRole('button', { name: t('incidentTypes.broken') })).toHaveCount(0);
  await phone.getByLabel(t('report.description')).fill('Pierde aceite por abajo');
  await attach(phone, firstPhoto(t));
  const submit = phone.getByRole('button', { name: t('report.submit') });
  await expect(submit).toBeEnabled();
  await phone.context().setOffline(true);
  await expect(phone.getByText(t('report.offline'))).toBeVisible();
  await submit.click();
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  await phone.context().setOffline(false);
  await expect(phone.getByLabel(t('report.description'))).toHaveValue('Pierde aceite por abajo');
  await submit.click();
  await expect(phone.getByRole('heading', { name: t('report.thanks') })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Pierde aceite por abajo' })).toBeVisible();

  await phone.goto(link);
  await phone.getByLabel(t('report.description')).fill('Una cosa más');
  await attach(phone, firstPhoto(t));
  await expect(submit).toBeEnabled();
  await call('PUT', `/incident/${id}/account/${accountId}/close`, { note: 'Retén nuevo' });
  await submit.click();
  await expect(phone.getByRole('alert')).toContainText(t('report.trouble.incidentClosed'));
  await expect(phone.getByText('960 123 456')).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByRole('alert')).toContainText(t('report.trouble.incidentClosedLead'));
  await expectAccessible(phone);
});

test('a link that opens nothing says why', async ({ page, t, says, signIn }) => {
  await signIn(page, company.email, company.password);
  const { call, tool } = await given(page);
  const { id: toolId, accountId } = await tool('Pistola de impacto');
  const label = await labelOf(page, toolId);
  await page.goto(label.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  await expect(page.getByRole('heading', { name: t('report.trouble.linkInvalid') })).toBeVisible();
  await page.goto(label.replace(toolId, randomUUID()));
  await expect(page.getByRole('heading', { name: t('report.trouble.linkInvalid') })).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/incident', `/incident?toolId=${toolId}`, '/incident?token=abc']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: t('report.trouble.incomplete') })).toBeVisible();
  }
  await expectAccessible(page);
  await call('DELETE', `/tool/${toolId}/account/${accountId}`);
  await page.goto(label);
  const gone = { es: 'Herramienta no encontrada', en: 'Tool not found' };
  await expect(page.getByRole('heading', { name: says(gone) })).toBeVisible();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('heading', { name: gone.en })).toBeVisible();
});
