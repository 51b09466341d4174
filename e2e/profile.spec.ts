import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bothWays, expect, expectAccessible, otherWays, password, test } from './fixtures.ts';
import { given } from './given.ts';

otherWays(() => {
  test('a worker finds who they are, what they may do and whom they work for', async ({
    admin: page,
    t,
    width,
    company,
    signIn,
  }) => {
    const access = { rentingRoleId: 1, toolsRoleId: 2, managementRoleId: 1, checkingRoleId: 3 };
    const { id, userName } = await (await given(page)).worker('Nuria', 'Font', access);
    await signIn(page, userName, password);
    await page.goto('/dashboard');
    const isNarrow = width < 600;
    await page
      .getByRole('button', { name: isNarrow ? t('shell.menu') : t('shell.userMenu', { name: 'Nuria Font' }) })
      .click();
    await page.getByRole(isNarrow ? 'link' : 'menuitem', { name: t('shell.profile') }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile.title'));
    const content = page.getByRole('main');
    for (const words of [
      'Nuria',
      'Font',
      userName,
      t('profile.tools.view'),
      t('profile.renting.none'),
      t('profile.checking.manage'),
      company.companyName,
      '960 123 456',
      company.email,
    ])
      await expect(content.getByText(words, { exact: true })).toBeVisible();
    await expect(content.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);

    await page.goto('/dashboard/account');
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    await page.goto(`/dashboard/user/user/${id}`);
    await expect(page).toHaveURL(/\/dashboard\/profile$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile.title'));
    await page.goto(`/dashboard/user/user/${randomUUID()}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('frame.forbidden.title'));
  });
});

bothWays(() => {
  test('somebody ends what they left open in another browser, which is shown the door at once', async ({
    page,
    t,
    company,
    signIn,
    anotherBrowser,
  }) => {
    const [second, third] = [await anotherBrowser(), await anotherBrowser()];
    const open = async (screen: Page, path: string) => {
      await signIn(screen, company.email, company.password);
      await screen.goto(path);
      await screen.getByRole('heading', { level: 1 }).waitFor();
    };
    await open(second, '/dashboard');
    await open(page, '/dashboard/profile');
    const sessions = page.getByRole('region', { name: t('profile.sessions.title') }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.first()).toContainText(t('profile.sessions.this'));
    const name = t('profile.sessions.on', { browser: 'Chrome', system: 'Linux' });
    await expect(sessions.last()).toContainText(name);
    await expectAccessible(page);

    await sessions
      .last()
      .getByRole('button', { name: t('profile.sessions.endOf', { name }) })
      .click();
    await expect(page.getByText(t('profile.sessions.ended'))).toBeVisible();
    await expect(second).toHaveURL(/\/sign-in/);
    await expect(sessions).toHaveCount(1);

    for (const screen of [second, third]) await open(screen, '/dashboard');
    await page.reload();
    await expect(sessions).toHaveCount(3);
    await page.getByRole('button', { name: t('profile.sessions.endOthers') }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('profile.sessions.endOthers') })
      .click();
    await expect(second).toHaveURL(/\/sign-in/);
    await expect(third).toHaveURL(/\/sign-in/);
    await expect(sessions).toHaveCount(1);
  });

  test('one’s own badge is made, ends, and the password is changed from the same page', async ({ admin: page, t }) => {
    await page.goto('/dashboard/profile');
    const badge = page.getByRole('region', { name: t('profile.badge.title') });
    await badge.getByRole('button', { name: t('profile.badge.make') }).click();
    const [printed] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('users.badge.confirm') }).click(),
    ]);
    expect(printed.suggestedFilename()).toMatch(/^badge-.*\.png$/);
    await badge.getByRole('button', { name: t('profile.badge.end') }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('profile.badge.end') })
      .click();
    await expect(badge.getByText(t('profile.badge.none'))).toBeVisible();

    await page
      .getByRole('main')
      .getByRole('button', { name: t('shell.changePassword') })
      .click();
    await expect(page.getByRole('dialog', { name: t('passwords.own') })).toBeVisible();
  });
});
