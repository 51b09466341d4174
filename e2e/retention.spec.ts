import type { Page } from '@playwright/test';
import { bothWays, expect, expectAccessible, test } from './fixtures.ts';
import { given } from './given.ts';
import { givenReception } from './given-reception.ts';

const blockedDate = '2026-03-04T10:00:00.000Z';
const gone = { name: '', surname: '', phoneNumber: '', email: '', closingNote: '' };

/** Shows a record as it is answered once its time is over, which no test waits for. */
const answer = (page: Page, path: string, changes: object) =>
  page.route(path, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), ...changes } });
  });

bothWays(() => {
  test('an admin says how long data is kept, and the policy says the same', async ({ admin: page, t }) => {
    await page.goto('/dashboard/account');
    const section = page.getByRole('region', { name: t('accounts.retention') });
    await expect(section.getByLabel(t('accounts.retentionPictures'))).toHaveValue('12');
    await section.getByLabel(t('accounts.retentionPictures')).selectOption(t('company.months', { count: 6 }));
    await section.getByLabel(t('accounts.retentionBlocked')).selectOption(t('company.years', { count: 5 }));
    await expectAccessible(page);
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByText(t('forms.saved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(section.getByLabel(t('accounts.retentionPictures'))).toHaveValue('6');

    const name = t('accounts.pages.privacy-policy.name');
    const address = await page.getByRole('textbox', { name, exact: true }).inputValue();
    await page.goto(new URL(address).pathname);
    const policy = page.getByRole('article');
    for (const words of [t('company.months', { count: 6 }), t('company.years', { count: 5 })])
      await expect(policy.getByText(words)).toBeVisible();
    await expectAccessible(page);
  });

  test('where data was blocked staff see a sign and what happened, not to whom', async ({
    admin: page,
    t,
    company,
    request,
  }) => {
    const reception = await givenReception(request, company);
    await reception.change({ delegations: ['ITT Sur'] });
    await reception.checkIn('1234 BCD');
    await reception.report();
    await given(page);
    const sign = page.getByRole('region', { name: t('retention.data.title') });

    await page.goto('/dashboard/check-ins');
    await answer(page, '**/api/check-in/*', { ...gone, blockedDate, numberPlate: '', worksToDo: '', receipt: null });
    await page.getByRole('link', { name: t('checkIns.seeOf', { number: '000001', plate: '1234 BCD' }) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('retention.someone'));
    await expect(sign).toBeVisible();
    await expect(page.getByRole('heading', { name: t('checkIns.people') })).toHaveCount(0);
    await expectAccessible(page);

    await page.goto('/dashboard/field-incidents');
    await answer(page, '**/api/field-incident/*', { ...gone, blockedDate, detail: '', images: [] });
    await page.getByRole('article').getByRole('link').click();
    await expect(sign).toBeVisible();
    await expect(page.getByRole('heading', { name: t('fieldIncidents.reporter') })).toHaveCount(0);
    await expectAccessible(page);
  });
});
