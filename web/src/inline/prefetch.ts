import { allows } from '@llave/contract/access';
import type { Call } from '@llave/contract/endpoint';
import { listNotices } from '@llave/contract/notices';
import { fillPath } from '@llave/contract/paths';
import { smallPicture } from '@llave/contract/picture-address';
import { getToday } from '@llave/contract/today';
import { countTools, listTools, type ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { parse } from '../lib/browser/storage.ts';
import { prefetchKey } from '../lib/calls/prefetched.ts';
import { expiry, readStoredSession } from '../lib/session/stored-session.ts';

/**
 * Runs in the head of every page of the dashboard, before its code has been loaded: sends the first requests of the page, and
 * those for the first pictures. `lib/calls/call.ts` takes the responses.
 */

const timeout = 20_000;

/** Longer than the code of a page takes to load; after that the responses would be stale. */
const maxAge = 10_000;

/** As many pictures as a phone shows at once. */
const pictures = 2;

const stored = readStoredSession();
const me = stored && expiry(stored.token) > Date.now() ? (parse(stored.user) as User | null) : null;
const prefetched = new Map<string, Promise<Response>>();

type Options = { query?: string; priority?: RequestPriority; onText?: (text: string) => void };

const prefetch = (endpoint: Call, { query = '', priority = 'low', onText }: Options = {}) => {
  if (!stored || !me || !allows(endpoint.access, me)) return;
  const url = `/api${fillPath(endpoint, me)}${query}`;
  const headers = { Accept: 'application/json', Authorization: `Bearer ${stored.token}` };
  const response = fetch(url, { headers, priority, signal: AbortSignal.timeout(timeout) }).then(async (response) => {
    // Read at once: later the text would have to wait until the page's own code leaves the main thread.
    const text = await response.text();
    if (response.ok) onText?.(text);
    return Object.assign(response, { json: async () => JSON.parse(text) });
  });
  response.catch(() => undefined);
  prefetched.set(prefetchKey(stored.token, url), response);
};

const preloadPictures = (text: string) => {
  for (const { imgUrl } of (JSON.parse(text) as ToolCard[]).slice(0, pictures)) preload(smallPicture(imgUrl));
};

const preload = (href: string) => {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'image', href }));
};

if (location.pathname === '/dashboard/tools' && !location.search) {
  prefetch(listTools, { priority: 'high', onText: preloadPictures });
  prefetch(countTools, { priority: 'high' });
}
if (location.pathname === '/dashboard') prefetch(getToday, { priority: 'high' });
prefetch(listNotices);
prefetch(listTools, { query: '?asked=true' });

globalThis.prefetched = prefetched;
setTimeout(() => prefetched.clear(), maxAge);
