import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Screen } from './product.ts';

/** A phone of the middle on a fair line: a quarter of the processor, 9 Mbit/s and 100 ms to the server. */
const line = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
const slowness = 4;

/** A window that has just been opened draws itself for a while, beside the page; in milliseconds. */
const opening = 1_000;

/** Nothing larger comes once nothing has come for so many milliseconds. */
const calm = 1_000;

const patience = 60_000;

export type Visit = { paint: number; bytes: number; rounds: number };

export const openBrowser = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined, args: ['--no-sandbox'] });

/** Opens a screen as somebody who has never been there. */
export const visit = async (browser: Browser, { url, shows, kept = {} }: Screen): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'es-ES',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((values) => {
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    }, kept);
    const shown = Promise.withResolvers<void>();
    await page.exposeFunction('noteShown', shown.resolve);
    await page.addInitScript(notePaints);
    await page.addInitScript(noteContent, shows);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await setTimeout(opening);
    await page.goto(url, { waitUntil: 'commit' });
    // Whoever looks into the page takes time from it: it says itself when its content is there.
    await Promise.race([shown.promise, never(url)]);
    do await setTimeout(calm);
    while (!(await page.evaluate(isStill, calm)));
    const { scripts, rounds } = await page.evaluate(readRequests);
    return { paint: await page.evaluate(readPaint), bytes: await weigh(page, scripts), rounds };
  } finally {
    await context.close();
  }
};

const never = async (url: string) => {
  await setTimeout(patience, undefined, { ref: false });
  throw new Error(`${url} does not show its content`);
};

type Noted = { lastPaint: number; shownAt: number; noteShown: () => Promise<void> };

const notePaints = () =>
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Object.assign(window, { lastPaint: startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });

const noteContent = (shows: string) => {
  const look = new MutationObserver(() => {
    if (!document.querySelector(shows)) return;
    look.disconnect();
    Object.assign(window, { shownAt: performance.now() });
    void (window as unknown as Noted).noteShown();
  });
  look.observe(document, { childList: true, subtree: true });
};

const isStill = (calm: number) => performance.now() - (window as unknown as Noted).lastPaint > calm;

const readPaint = () => (window as unknown as Noted).lastPaint;

/** What had arrived when the content was there: the scripts, and of the calls, not pictures, how many came one after another. */
const readRequests = () => {
  const { shownAt } = window as unknown as Noted;
  const arrived = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ responseEnd }) => responseEnd > 0 && responseEnd <= shownAt,
  );
  const calls = arrived.filter(({ name }) => /\/api\/(?!file\/content\/)/.test(name));
  const rounds: number[] = [];
  for (const [index, { startTime }] of calls.entries()) {
    const before = calls.slice(0, index).map((call, at) => (call.responseEnd <= startTime ? (rounds[at] ?? 0) : 0));
    rounds.push(1 + Math.max(0, ...before));
  }
  const scripts = arrived.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  return { scripts, rounds: Math.max(0, ...rounds) };
};

/** The scripts that arrived, and those that stand in the page itself. */
const weigh = async (page: Page, scripts: string[]) => {
  const arrived = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).body()));
  const sizes = [...arrived, ...(await page.evaluate(readOwn))].map((code) => gzipSync(code, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
};

const readOwn = () => [...document.scripts].flatMap(({ src, text }) => (src ? [] : [text]));
