import { readFile } from 'node:fs/promises';
import { demo, expect, expectAccessible, test } from './fixtures.ts';
import { pathInQr } from './read-qr.ts';

const name = 'Sara Ríos';

test('a scanned code signs its owner in once; a badge until there is a new one', async ({
  page,
  t,
  signIn,
  anotherBrowser,
}) => {
  await signIn(page, demo.admin, demo.password);
  await page.goto('/dashboard/users?q=sara');
  await page.getByRole('button', { name: t('users.signInCode.act', { name }) }).click();
  const picture = page.getByRole('img', { name: t('users.signInCode.alt', { name }) });
  const source = (await picture.getAttribute('src')) ?? '';
  await expect(page.getByText(t('users.signInCode.terms'))).toBeVisible();
  await expectAccessible(page);
  const link = await pathInQr(page, source.slice(source.indexOf(',') + 1));
  await page.keyboard.press('Escape');

  const phone = await anotherBrowser();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(link);
  const enter = phone.getByRole('button', { name: t('authentication.code.submit') });
  await expect(enter).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
  await expectAccessible(phone);
  await enter.click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t('home.hello', { name: 'Sara' }));

  await phone.goto(link);
  await expect(phone.getByText(t('authentication.code.inside', { name }))).toBeVisible();
  await enter.click();
  await expect(phone.getByRole('alert')).toHaveText(t('authentication.code.over'));
  await expectAccessible(phone);
  await phone.goto('/code');
  await expect(phone.getByRole('alert')).toHaveText(t('authentication.code.incomplete'));

  const makeBadge = async () => {
    await page.getByRole('button', { name: t('users.badge.act', { name }) }).click();
    await expect(page.getByText(t('users.badge.warning'))).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('users.badge.confirm') }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('badge-sara-rios.png');
    return pathInQr(page, await readFile(await file.path(), 'base64'));
  };
  const first = await makeBadge();
  await phone.goto(first);
  await enter.click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t('home.hello', { name: 'Sara' }));
  await makeBadge();
  await phone.goto(first);
  await enter.click();
  await expect(phone.getByRole('alert')).toHaveText(t('authentication.code.over'));
});
