import type { Page } from '@playwright/test';

/** For pages that are read before their code is here. */

/** The page as it is while its code is on its way. */
export const withoutCode = (page: Page) =>
  page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

/** Keeps the page's code on its way until it is let go. */
export const holdCode = async (page: Page) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => code.promise.then(() => route.continue()));
  return code.resolve;
};

type Noted = { moves: string[] };

/** What the browser itself sees move from now on. */
export const noteMoves = () => {
  const moves: string[] = [];
  Object.assign(window, { moves });
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
      moves.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''));
  }).observe({ type: 'layout-shift' });
};

/** Once two more pictures of the page have been drawn, after which it has told what moved. */
export const readMoves = () =>
  new Promise<string[]>((resolve) => {
    const tell = () => setTimeout(() => resolve((window as unknown as Noted).moves));
    requestAnimationFrame(() => requestAnimationFrame(tell));
  });
