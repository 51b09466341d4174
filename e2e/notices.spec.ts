import { bothWays, expect, expectAccessible, openHome, test } from './fixtures.ts';
import { givenReception } from './given-reception.ts';

bothWays(() => {
  test('a car that is left rings the bell, is read, and comes by mail to who wants it so', async ({
    admin: page,
    t,
    says,
    company,
    request,
    width,
    mailTo,
  }) => {
    const reception = await givenReception(request, company);
    await openHome(page);
    const bell = (count: number) => page.getByRole('link', { name: t('notices.bell', { count }), exact: true });
    await expect(bell(0)).toBeVisible();

    await reception.checkIn('1234 BCD');
    await expect(bell(1)).toBeVisible();
    if (width > 600) await expect(page.getByRole('button', { name: t('shell.groups.reception') })).toContainText('1');
    await bell(1).click();
    const left = page.getByText(t('notices.carLeft', { plate: '1234 BCD' }));
    await expect(left).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('notices.see'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lucía Peña Gómez' })).toBeVisible();

    await bell(1).click();
    await page.getByRole('button', { name: t('notices.readAll') }).click();
    await expect(page.getByText(t('notices.none'))).toBeVisible();
    await expect(bell(0)).toBeVisible();

    await page.goto('/dashboard/profile');
    const choice = page.getByRole('radiogroup', { name: t('noticeSettings.topics.carsLeft.label') });
    const way = (name: string) => choice.getByRole('radio', { name });
    await expect(way(t('noticeSettings.ways.never'))).toBeChecked();
    await page.context().setOffline(true);
    await way(t('noticeSettings.ways.now')).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(way(t('noticeSettings.ways.never'))).toBeChecked();
    await page.context().setOffline(false);
    await way(t('noticeSettings.ways.now')).check();
    await expect(way(t('noticeSettings.ways.now'))).toBeChecked();
    await expectAccessible(page);
    await reception.checkIn('5678 FGH');
    const subject = says({
      es: 'Han dejado un coche en el taller: 5678 FGH.',
      en: 'A car was left at the workshop: 5678 FGH.',
    });
    expect((await mailTo(company.email, '5678 FGH')).subject).toBe(subject);
    await expect(bell(1)).toBeVisible();
  });
});
