import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demo, expect, test } from './fixtures.ts';

const list = join(import.meta.dirname, '../web/dist/pages.json');
const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: Record<string, string[]> };
const addresses = Object.keys(files);
const ids: Record<string, string> = { accountId: '0de30000-11a7-4e00-8000-000000000001', code: 'user' };
const nowhere = '/no/such/address';

test('a page names the files that it would find out to need, and no other', async ({ page, baseURL, signIn }) => {
  test.slow();
  await page.addInitScript(noteContent);
  await page.route(
    (url) => url.origin === baseURL && !/^\/(api\/|assets\/|mark)/.test(url.pathname),
    async (route) => route.fulfill({ response: await route.fetch({ url: `${baseURL}${nowhere}` }) }),
  );
  const isOfStaff = (address: string) => address.startsWith('/dashboard');
  const compare = async (address: string) => {
    const path = address.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? crypto.randomUUID());
    const [named, plain] = [await namedAt(page, path), await namedAt(page, nowhere)];
    await page.goto(path);
    const asked = await page.waitForFunction(readArrived);
    expect.soft([...plain, ...named.slice(plain.length)].sort(), address).toEqual((await asked.jsonValue())?.sort());
  };

  for (const address of addresses) if (!isOfStaff(address)) await compare(address);
  await signIn(page, demo.admin, demo.password);
  for (const address of addresses) if (isOfStaff(address)) await compare(address);
});

test('what a page of the dashboard asks first is asked before its code is here, and only once', async ({
  page,
  signIn,
}) => {
  await signIn(page, demo.admin, demo.password);
  await page.addInitScript(noteContent);
  for (const path of ['/dashboard/tools', '/dashboard/lockers']) {
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => (globalThis as { prefetched?: Map<string, unknown> }).prefetched?.size))
      .toBe(0);
    const calls = await (await page.waitForFunction(readCalls)).jsonValue();
    expect(calls).toEqual([...new Set(calls)]);
  }
});

test('what an address holds stays inside the call that its page names', async ({ request }) => {
  const html = await (await request.get(`/customer/${encodeURIComponent('"><script>')}`)).text();
  expect(html).toContain('href="/api/account/booking/%22%3E%3Cscript%3E"');
  expect(html).not.toContain('"><script>');
});

const namedAt = async (page: Page, path: string) => {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file);
};

const noteContent = () => {
  const look = new MutationObserver(() => {
    if (!document.querySelector('#root > :not([data-prerendered])')) return;
    Object.assign(window, { shownAt: performance.now() });
    look.disconnect();
  });
  look.observe(document, { childList: true, subtree: true });
};

/** What had arrived when the page was drawn, once it is. */
const readArrived = () => {
  const { shownAt } = window as unknown as { shownAt?: number };
  if (!shownAt) return;
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, responseEnd }) => responseEnd <= shownAt && /\/assets\/.*\.(js|css)$/.test(name))
    .map(({ name }) => new URL(name).pathname);
};

/** The calls that had been sent when the page was drawn. */
const readCalls = () => {
  const { shownAt } = window as unknown as { shownAt?: number };
  if (!shownAt) return;
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, startTime }) => startTime <= shownAt && /\/api\/(?!file\/)/.test(name))
    .map(({ name }) => name);
};
