import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { failCalls } from './failing.ts';
import { bothWays, type Company, expect, expectAccessible, password, test } from './fixtures.ts';
import { given } from './given.ts';
import { givenRental } from './given-rental.ts';

let company: Company;
test.beforeAll(({ company: registered }) => {
  company = registered;
});

const fresh = () => randomUUID().slice(0, 6);
const door = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(number, { exact: true }) });
/** A page that hears nothing of what others do. */
const deaf = (page: Page) => page.route('**/api/events*', (route) => route.abort());

bothWays(() => {
  test('lockers are drawn as wide as they are, filled, seen filled elsewhere, and emptied', async ({
    page,
    t,
    company: own,
    signIn,
    anotherBrowser,
  }) => {
    await signIn(page, own.email, own.password);
    const torque = 'Llave dinamométrica 1/2"';
    const { tool } = await given(page);
    const { id } = await tool(torque, { reference: 'DIN-014' });
    await tool('Gato de carretilla');
    await page.goto('/dashboard/lockers');
    await expect(page.getByText(t('lockers.empty.Tool'))).toBeVisible();
    await expectAccessible(page);

    const add = async (size: number, count: number) => {
      await page
        .getByRole('button', { name: t('lockers.add'), exact: true })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: t('lockers.form.addTitle') });
      await dialog.getByLabel(t('lockers.form.size')).fill(String(size));
      await dialog.getByLabel(t('lockers.form.count')).selectOption(String(count));
      return dialog;
    };
    const first = await add(1, 3);
    await expect(first.getByLabel(t('lockers.form.number'))).toHaveValue('1');
    await expect(first.getByText(t('lockers.form.series', { first: '1', last: '3' }))).toBeVisible();
    await expectAccessible(page);
    await first.getByRole('button', { name: t('lockers.form.submit', { count: 3 }) }).click();
    await expect(page.getByText(t('lockers.form.added', { count: 3 }), { exact: true })).toBeVisible();
    const second = await add(3, 1);
    await second.getByLabel(t('lockers.form.number')).fill('2');
    await second.getByRole('button', { name: t('lockers.form.submit', { count: 1 }) }).click();
    await expect(second.getByText(t('rules.lockerNumberTaken'))).toBeVisible();
    await second.getByLabel(t('lockers.form.number')).fill('4');
    await second.getByRole('button', { name: t('lockers.form.submit', { count: 1 }) }).click();
    await expect(second).toBeHidden();
    for (const [number, width] of Object.entries({ 1: 40, 3: 40, 4: 120 }))
      expect((await door(page, number).boundingBox())?.width).toBe(width);

    const elsewhere = await anotherBrowser();
    await signIn(elsewhere, own.email, own.password);
    await elsewhere.goto('/dashboard/lockers');
    await expect(door(elsewhere, '4')).toContainText(t('lockers.status.Available'));

    await page.getByRole('button', { name: t('lockers.assignTo', { number: '4' }) }).click();
    const dialog = page.getByRole('dialog', { name: t('lockers.assigning.title', { number: '4' }) });
    await expect(dialog.getByRole('button', { name: /Gato/ })).toBeVisible();
    await dialog.getByRole('searchbox').fill('din-0');
    await expect(dialog.getByRole('button', { name: /Gato/ })).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: torque }).click();
    await expect(dialog).toBeHidden();
    await expect(door(elsewhere, '4')).toContainText(t('lockers.status.InUse'));
    await expect(door(elsewhere, '4')).toContainText(t('lockers.inside'));
    await expect(door(elsewhere, '4').getByRole('link', { name: torque })).toHaveAttribute(
      'href',
      `/dashboard/tool/${id}`,
    );
    await expectAccessible(page);

    await page.getByRole('button', { name: t('lockers.open', { number: '4' }) }).click();
    await expect(page.getByRole('button', { name: t('lockers.delete') })).toBeDisabled();
    await expect(page.getByText(t('lockers.details.releaseFirst'))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('lockers.releaseOf', { number: '4' }) }).click();
    await expect(door(elsewhere, '4')).toContainText(t('lockers.status.Available'));
    await expectAccessible(page);
    await page.getByRole('button', { name: t('lockers.undo') }).click();
    await expect(door(elsewhere, '4')).toContainText(torque);
  });
});

test('every door wider than two units has its act on it, and a smaller one opens it in a dialog', async ({
  page,
  t,
  company: own,
  signIn,
}) => {
  await signIn(page, own.email, own.password);
  const { call, tool, locker } = await given(page);
  const sizes = [1, 2, 3, 4, 12];
  for (const size of sizes) {
    await locker(`L${size}`, size);
    const { id } = await locker(`U${size}`, size);
    const { id: useId } = await tool(`Llave ${size}`);
    await call('PATCH', `/locker/${id}/use`, { useId });
  }
  await page.goto('/dashboard/lockers');
  for (const size of sizes)
    for (const [number, act] of [
      [`L${size}`, 'lockers.assignTo'] as const,
      [`U${size}`, 'lockers.releaseOf'] as const,
    ]) {
      const button = door(page, number).getByRole('button', { name: t(act, { number }) });
      await expect(button).toHaveCount(size > 2 ? 1 : 0);
      if (size > 2) continue;
      await door(page, number).getByRole('button').click();
      await expect(page.getByRole('dialog').getByRole('button', { name: t(act, { number }) })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
});

test('of two who fill the same locker one is told what is in it', async ({ page, t, signIn, anotherBrowser }) => {
  const [number, fast, slow] = [fresh(), `Rápida ${fresh()}`, `Lenta ${fresh()}`];
  await signIn(page, company.email, company.password);
  const { tool, locker } = await given(page);
  for (const name of [fast, slow]) await tool(name);
  await locker(number, 4);
  const late = await anotherBrowser();
  await signIn(late, company.email, company.password);
  await deaf(late);
  for (const screen of [page, late]) {
    await screen.goto('/dashboard/lockers');
    await screen.getByRole('button', { name: t('lockers.assignTo', { number }) }).click();
  }
  await page.getByRole('button', { name: fast }).click();
  await expect(door(page, number)).toContainText(fast);

  await late.getByRole('button', { name: slow }).click();
  await expect(late.getByRole('alert')).toHaveText(t('lockers.assigning.taken', { tool: fast, number }));
  await expectAccessible(late);
  await late.getByRole('button', { name: t('lockers.assigning.close') }).click();
  await expect(door(late, number)).toContainText(fast);
});

test('what is being done is not done again by a second press, of the keyboard either', async ({ page, t, signIn }) => {
  const number = fresh();
  await signIn(page, company.email, company.password);
  const { call, tool, locker } = await given(page);
  const { id } = await locker(number, 4);
  const { id: useId } = await tool(`Sierra ${number}`);
  await call('PATCH', `/locker/${id}/use`, { useId });
  await page.goto('/dashboard/lockers');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(`**/api/locker/${id}/use`, async (route) => {
    sent += 1;
    await answered;
    await route.continue();
  });
  const release = page.getByRole('button', { name: t('lockers.releaseOf', { number }) });
  for (const key of ['Enter', 'Enter', 'Space']) {
    await release.press(key);
    await expect(release).toHaveAttribute('aria-busy', 'true');
  }
  await expect(release).toBeFocused();
  answer();
  await expect(door(page, number)).toContainText(t('lockers.status.Available'));
  expect(sent).toBe(1);
});

test('two who edit a locker are asked which to keep, and one in use is not deleted', async ({
  page,
  t,
  signIn,
  anotherBrowser,
}) => {
  const number = fresh();
  await signIn(page, company.email, company.password);
  const { call, tool, locker } = await given(page);
  const { id } = await locker(number, 4);
  const late = await anotherBrowser();
  await signIn(late, company.email, company.password);
  await deaf(late);
  for (const screen of [page, late]) {
    await screen.goto('/dashboard/lockers');
    await screen.getByRole('button', { name: t('lockers.open', { number }) }).click();
    await screen.getByRole('button', { name: t('lockers.edit') }).click();
  }
  for (const [screen, where] of [[page, 'Nave 1'] as const, [late, 'Nave 2'] as const]) {
    await screen.getByLabel(t('lockers.form.description')).fill(where);
    await screen.getByRole('button', { name: t('forms.save') }).click();
  }
  const dialog = late.getByRole('dialog', { name: t('forms.stale.title') });
  await dialog.getByLabel('Nave 2').check();
  await expectAccessible(late);
  await dialog.getByRole('button', { name: t('forms.stale.save') }).click();
  await expect(late.getByText(t('forms.saved'), { exact: true })).toBeVisible();
  await expect(door(page, number)).toContainText('Nave 2');

  const { id: useId } = await tool(`Torno ${number}`);
  await call('PATCH', `/locker/${id}/use`, { useId });
  const remove = async (screen: Page) => {
    await screen.getByRole('button', { name: t('lockers.open', { number }) }).click();
    await screen.getByRole('button', { name: t('lockers.delete') }).click();
    const asked = screen.getByRole('dialog', { name: t('lockers.deleteTitle', { number }) });
    await asked.getByRole('button', { name: t('lockers.delete') }).click();
    return asked;
  };
  const asked = await remove(late);
  await expect(asked.getByRole('alert').filter({ hasText: t('errors.lockerInUse') })).toBeVisible();
  await expectAccessible(late);
  await asked.getByRole('button', { name: t('forms.cancel') }).click();
  await call('PATCH', `/locker/${id}/use`, { useId: null });
  await remove(late);
  await expect(late.getByText(t('lockers.deleted'))).toBeVisible();
  await expect(door(late, number)).toHaveCount(0);
});

test('keys are for those who rent, tools for those who manage them', async ({ page, t, signIn }) => {
  const number = `K${fresh()}`;
  await signIn(page, company.email, company.password);
  const { call, locker } = await given(page);
  const { id: lockerId } = await locker(number, 1, 'Renting');
  await page.goto('/dashboard/lockers');
  await page.getByRole('tab', { name: t('lockers.tools') }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: t('lockers.keys') })).toBeFocused();
  await expect(door(page, number)).toContainText(t('lockers.status.Available'));
  await expect(page.getByRole('button', { name: t('lockers.assignTo', { number }) })).toHaveCount(0);
  const { vehicle, booking } = await givenRental(page);
  const { id: bookingId } = await booking((await vehicle('4821 LKM')).id);
  await call('PATCH', `/service-appoinment/${bookingId}/locker`, { lockerId });
  await page.reload();
  await expect(door(page, number)).toContainText('4821 LKM');
  await expect(door(page, number).getByRole('link', { name: 'Lucía Peña Gómez' })).toBeVisible();
  await expect(door(page, number)).toContainText(/Sale: .*\d:\d\d/);
  expect((await door(page, number).boundingBox())?.width).toBeGreaterThan(200);
  await expectAccessible(page);

  const userName = `r-${fresh()}`;
  const access = { rentingRoleId: 2, toolsRoleId: 2, managementRoleId: 1, checkingRoleId: 1 };
  const { id: userId, accountId } = await call('POST', '/user', { name: 'Rosa', surname: 'Alba', userName, access });
  await call('PUT', '/authentication/user/password', { userId, accountId, password });
  await page.evaluate(() => localStorage.removeItem('token'));
  await signIn(page, userName, password);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: t('shell.lockers') }).click();
  await expect(door(page, number)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([t('lockers.keys')]);
  await expect(page.getByRole('button', { name: t('lockers.add') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('lockers.open', { number }) })).toHaveCount(0);
  await expectAccessible(page);

  await failCalls(page, '**/api/locker/account/**');
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(t('lockers.failed'));
  await page.unroute('**/api/locker/account/**');
  await page.getByRole('button', { name: t('frame.retry') }).click();
  await page.getByRole('searchbox').fill('ninguna');
  await expect(page.getByText(t('lockers.noMatch', { words: 'ninguna' }))).toBeVisible();
  await page.getByRole('button', { name: t('lockers.showAll') }).click();
  await expect(door(page, number)).toBeVisible();
});
