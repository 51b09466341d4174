import { expect, expectAccessible, otherWays, test } from './fixtures.ts';
import { showing } from './proof.ts';

otherWays(() => {
  test('a policy keeps its formatting and obeys nothing else', showing(12), async ({ page, t, company, request }) => {
    const reply = await request.post('/api/authentication/authenticate', {
      data: { identifier: company.email, password: company.password },
    });
    const { user, token } = (await reply.json()) as { user: { accountId: string }; token: string };
    const headers = { authorization: `Bearer ${token}` };

    await page.goto(`/privacy-policy/${user.accountId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('policy.title'));
    const standard = page.getByRole('article');
    for (const words of [company.companyName, 'B12345678', 'Calle de la Paz 12, Valencia', '960 123 456'])
      await expect(standard.getByText(words).first()).toBeVisible();
    await expect(page.getByText(company.email)).toHaveCount(0);
    await expectAccessible(page);
    const contactEmail = 'clientes@rosa.test';
    await request.put('/api/account', { headers, data: { contactEmail } });
    await page.reload();
    await expect(standard.getByRole('link', { name: contactEmail }).first()).toHaveAttribute(
      'href',
      `mailto:${contactEmail}`,
    );

    const privacyPolicy = [
      '# Tus datos en Rosa',
      '## Qué guardamos',
      '- **Nombre** y teléfono',
      '- Firma',
      'Más en [la agencia](https://www.aepd.es) o [aquí](javascript:alert(1)).',
      '',
      '<img src=x onerror="document.body.remove()"><script>document.body.remove()</script>',
    ].join('\n');
    const account = await (await request.get(`/api/account/${user.accountId}`, { headers })).json();
    const saved = await request.put('/api/account', { headers, data: { ...account, privacyPolicy } });
    expect(saved.ok(), await saved.text()).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus datos en Rosa');
    await expect(page.getByRole('heading', { level: 2, name: 'Qué guardamos' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await expect(page.locator('strong', { hasText: 'Nombre' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'la agencia' })).toHaveAttribute('rel', /noopener/);
    await expect(page.getByText('[aquí](javascript:alert(1))')).toBeVisible();
    await expect(page.getByText('<img src=x onerror=')).toBeVisible();
    await expectAccessible(page);
  });

  test('a policy that is not there, or not now, says so', async ({ page, t }) => {
    await page.goto('/privacy-policy/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('frame.company.missing'));
    await page.goto('/privacy-policy/nada');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('frame.company.missing'));
    await expectAccessible(page);

    await page.route('**/api/account/**', (route) => route.abort());
    await page.goto('/privacy-policy');
    await expect(page.getByText(t('frame.offline'))).toBeVisible();
    await page.unroute('**/api/account/**');
    await page.getByRole('button', { name: t('frame.retry') }).click();
    await expect(page.getByText('Taller y Alquiler Levante', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad');
    await expectAccessible(page);
  });
});

test('a company’s page is drawn once, with the company, unless that takes long', async ({ page, t, request }) => {
  const { id } = (await (await request.get('/api/account/demo')).json()) as { id: string };
  await page.addInitScript(() => {
    const note = () =>
      document.querySelector('main [role=status][aria-label]') && Object.assign(window, { wasEmpty: true });
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  const wasEmpty = () => page.evaluate(() => 'wasEmpty' in window);
  const calls: string[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/account/booking/*', async (route) => {
    calls.push(route.request().url());
    if (calls.length > 1) await answer.promise;
    return route.continue();
  });
  for (const address of ['privacy-policy', 'customer', 'customer/booking', 'check-in', 'field-incident']) {
    calls.length = 0;
    await page.goto(`/${address}/${id}`);
    await expect(page.locator('main h1, main form').first()).toBeVisible();
    expect([address, await wasEmpty(), calls.length]).toEqual([address, false, 1]);
  }

  await page.reload();

  await expect(page.getByRole('status', { name: t('frame.loading') })).toBeVisible();
  answer.resolve();
  await expect(page.locator('main form').first()).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('a company that answers in the very moment in which its page is drawn without it is shown all the same', async ({
  page,
  request,
}) => {
  const { id } = (await (await request.get('/api/account/demo')).json()) as { id: string };
  await page.addInitScript(() => {
    const { fetch } = window;
    const drawn = new Promise<void>((resolve) => {
      const look = () => document.querySelector('main [role=status][aria-label]') && resolve();
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (!answer.url.includes('/api/account/booking/')) return answer;
      const company = await answer.json();
      await drawn;
      return Object.assign(new Response(), { json: async () => company });
    };
  });
  await page.goto(`/privacy-policy/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad');
});
