import type { Page } from '@playwright/test';
import { type Company, expect, expectAccessible, type Fixtures, otherWays, password, test } from './fixtures.ts';
import { given } from './given.ts';

type Given = Pick<Fixtures, 't' | 'company' | 'signIn' | 'anotherBrowser'> & { page: Page };

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Marta and Iván at the board, each in a browser of their own, with one tool on it. */
const open = async ({ page: marta, company, signIn, anotherBrowser, t }: Given) => {
  const name = 'Diagnosis OBD Texa';
  await signIn(marta, company.email, company.password);
  const { tool, worker } = await given(marta);
  await tool(name, { reference: 'OBD-007' });
  const people = [await worker('Marta', 'Ruiz'), await worker('Iván', 'Soto')] as const;
  await marta.evaluate(() => localStorage.removeItem('token'));
  const ivan = await anotherBrowser();
  await signIn(marta, people[0].userName, password);
  await signIn(ivan, people[1].userName, password);
  for (const page of [marta, ivan]) await page.goto('/dashboard/tools');

  const band = marta.getByRole('region', { name: t('tools.requests') });
  const notices = ivan.getByRole('region', { name: t('notices.title') });
  return {
    name,
    marta,
    ivan,
    band,
    notices,
    asked: () => expect(band).toContainText(t('tools.asksFor', { name: 'Iván Soto', tool: name })),
    notAsked: () => expect(band.getByRole('button')).toHaveCount(0),
    act: (page: Page, what: 'take' | 'giveBack' | 'ask' | 'cancel') =>
      cardOf(page, name)
        .getByRole('button', { name: t(`tools.actsOf.${what}`, { tool: name }) })
        .click(),
    answer: (what: 'yes' | 'no') =>
      band.getByRole('button', { name: t(`tools.actsOf.${what}`, { tool: name }) }).click(),
    shows: (page: Page, words: string) => expect(cardOf(page, name)).toContainText(words),
    told: (words: string) => expect(notices.getByText(words)).toBeVisible(),
  };
};

otherWays(() => {
  test('a holder is asked wherever they are, says yes, and both see it live', async ({
    page,
    t,
    company,
    signIn,
    anotherBrowser,
  }) => {
    const { name, marta, ivan, notices, ...they } = await open({ page, t, company, signIn, anotherBrowser });
    await they.act(marta, 'take');
    await they.shows(marta, t('tools.status.mine'));
    await they.shows(ivan, 'Marta Ruiz');
    await they.act(ivan, 'ask');
    await they.shows(ivan, t('tools.status.requested'));
    await they.shows(marta, t('tools.asks', { name: 'Iván Soto' }));
    await expectAccessible(marta);

    await marta.goto('/dashboard/incidents');
    await they.asked();
    await they.answer('yes');
    await they.notAsked();
    await they.shows(ivan, t('tools.status.mine'));
    await they.told(t('notices.requestGranted', { name: 'Marta Ruiz', tool: name }));
    await expectAccessible(ivan);
    await notices.getByRole('button', { name: t('notices.dismiss') }).click();
    await expect(notices.getByRole('button')).toHaveCount(0);
    await marta.goto('/dashboard/tools');
    await they.shows(marta, 'Iván Soto');
  });
});

test('a holder says no, a request is taken back, and who still asks is told that the tool is back', async ({
  page,
  t,
  company,
  signIn,
  anotherBrowser,
}) => {
  const { name, marta, ivan, notices, ...they } = await open({ page, t, company, signIn, anotherBrowser });
  await they.act(marta, 'take');
  await they.act(ivan, 'ask');
  await they.asked();
  await they.answer('no');
  await they.told(t('notices.requestDeclined', { name: 'Marta Ruiz', tool: name }));
  await they.act(ivan, 'ask');
  await they.asked();
  await they.act(ivan, 'cancel');
  await they.notAsked();

  await they.act(ivan, 'ask');
  await they.asked();
  await they.act(marta, 'giveBack');
  await they.told(t('notices.toolReturned', { tool: name }));
  await notices.getByRole('button', { name: t('tools.actsOf.take', { tool: name }) }).click();
  await they.shows(marta, 'Iván Soto');
  await expect(notices.getByText(t('notices.toolReturned', { tool: name }))).toHaveCount(0);
});

let company: Company;
test.beforeAll(({ company: registered }) => {
  company = registered;
});

test('a tool is offered only to who may have it, however one looks for them', async ({ page, t, signIn }) => {
  const name = 'Extractor de rótulas';
  await signIn(page, company.email, company.password);
  const { tool, worker } = await given(page);
  const { id: excluded } = await worker('Olga', 'Marí');
  await worker('Pau', 'Marí', { rentingRoleId: 2, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 });
  await worker('Quim', 'Marí');
  await tool(name, { excludedUsers: [excluded] });
  await page.goto('/dashboard/tools');
  await cardOf(page, name)
    .getByRole('button', { name: t('tools.more', { tool: name }) })
    .click();
  await page.getByRole('menuitem', { name: t('tools.menu.assign') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /Quim Marí/ })).toBeVisible();
  await dialog.getByRole('searchbox').fill('marí');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: /Olga|Pau/ })).toHaveCount(0);
  await dialog.getByRole('searchbox').fill('olga');
  await expect(dialog.getByText(t('tools.assign.nobody', { words: 'olga' }))).toBeVisible();
});

test('an admin hands a tool out, takes it back, and lends it outside', async ({ page, t, signIn }) => {
  const name = 'Gato de carretilla';
  await signIn(page, company.email, company.password);
  const { tool, worker } = await given(page);
  await tool(name);
  await worker('Lucía', 'Peña');
  await worker('Vicent', 'Soler');
  await page.goto('/dashboard/tools');
  const card = cardOf(page, name);
  const choose = async (what: 'assign' | 'lend') => {
    await card.getByRole('button', { name: t('tools.more', { tool: name }) }).click();
    await page.getByRole('menuitem', { name: t(`tools.menu.${what}`) }).click();
    return page.getByRole('dialog');
  };

  let dialog = await choose('assign');
  await expect(dialog.getByRole('button', { name: /Soler/ })).toBeVisible();
  await dialog.getByRole('searchbox').fill('peña');
  await expect(dialog.getByRole('button', { name: /Soler/ })).toHaveCount(0);
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /Lucía Peña/ }).click();
  await expect(card).toContainText('Lucía Peña');
  dialog = await choose('assign');
  await dialog.getByRole('button', { name: /Vicent Soler/ }).click();
  await expect(card).toContainText('Vicent Soler');
  dialog = await choose('assign');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('tools.assign.takeBack', { name: 'Vicent Soler' }) }).click();
  await expect(card).toContainText(t('tools.status.available'));

  dialog = await choose('lend');
  await dialog.getByRole('button', { name: t('tools.lend.submit') }).click();
  await expect(dialog.getByText(t('rules.nameRequired'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(t('tools.lend.name')).fill('Obras Turia');
  await dialog.getByLabel(t('tools.lend.email')).fill('obra@turia.test');
  await dialog.getByLabel(t('tools.lend.until')).fill('2099-12-01');
  await dialog.getByRole('button', { name: t('tools.lend.submit') }).click();
  await expect(card).toContainText('Obras Turia');
  await expect(card).toContainText(t('tools.status.lent'));
  await card.getByRole('button', { name: t('tools.actsOf.loanBack', { tool: name }) }).click();
  await expect(card).toContainText(t('tools.status.available'));
});

test('of two who take a tool at once one is told who has it; a double click does one thing', async ({
  page,
  t,
  signIn,
  anotherBrowser,
}) => {
  const name = 'Taladro percutor';
  await signIn(page, company.email, company.password);
  const { call, tool, worker } = await given(page);
  const { id, accountId } = await tool(name);
  const { userName } = await worker('Marta', 'Ruiz');
  const marta = await anotherBrowser();
  await signIn(marta, userName, password);
  const take = (screen: Page) =>
    cardOf(screen, name).getByRole('button', { name: t('tools.actsOf.take', { tool: name }) });
  await page.goto('/dashboard/tools');
  await marta.goto('/dashboard/tools');

  await marta.route('**/api/tool/*/use', async (route) => {
    await call('PATCH', `/tool/${id}/use`, { action: 'pickup' });
    await route.continue();
  });
  await take(marta).click();
  await expect(marta.getByRole('alert')).toContainText(t('tools.heldBy', { name: company.companyName }));
  await expect(cardOf(marta, name)).toContainText(company.companyName);
  await marta.unroute('**/api/tool/*/use');

  await cardOf(page, name)
    .getByRole('button', { name: t('tools.actsOf.giveBack', { tool: name }) })
    .dblclick();
  await expect(take(page)).toBeVisible();
  await take(marta).dblclick({ delay: 60 });
  await expect(cardOf(marta, name)).toContainText(t('tools.status.mine'));
  await expect(cardOf(page, name)).toContainText('Marta Ruiz');
  const history = await call<{ action: string }[]>('GET', `/history/${accountId}/${id}`);
  expect(history.map(({ action }) => action)).toEqual(['pickup', 'return', 'pickup', 'create']);
});
