import { allows } from '@llave/contract/access';
import type { Endpoint } from '@llave/contract/endpoint';
import { listNotices } from '@llave/contract/notices';
import { fillPath } from '@llave/contract/paths';
import { countTools, listTools, type ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { earlyName } from './lib/early.ts';
import { parse } from './lib/kept.ts';
import { expiry, readKept } from './lib/kept-session.ts';

/** Runs alone and before the page's code is here: has what the page asks first on its way, and the pictures in it. */

/** Longer than the code of a page takes; then what is kept here would be old. */
const keptFor = 10_000;
const patience = 20_000;

/** As many as a phone shows at once. */
const pictures = 2;

const kept = readKept();
const me = kept && expiry(kept.token) > Date.now() ? (parse(kept.user) as User | null) : null;
const early = new Map<string, Promise<Response>>();

type Asked = { query?: string; priority?: RequestPriority; read?: (text: string) => void };

const ask = (endpoint: Endpoint, { query = '', priority = 'low', read }: Asked = {}) => {
  if (!kept || !me || !allows(endpoint.access, me)) return;
  const url = `/api${fillPath(endpoint, me)}${query}`;
  const headers = { Accept: 'application/json', Authorization: `Bearer ${kept.token}` };
  const answer = fetch(url, { headers, priority, signal: AbortSignal.timeout(patience) }).then(async (response) => {
    // Read while nothing else is done: later its text would have to wait for its turn, and for several if it were read again.
    const text = await response.text();
    if (response.ok) read?.(text);
    return Object.assign(response, { json: async () => JSON.parse(text) });
  });
  answer.catch(() => undefined);
  early.set(earlyName(kept.token, url), answer);
};

const askForPictures = (text: string) => {
  for (const { smallImgUrl } of (JSON.parse(text) as ToolCard[]).slice(0, pictures))
    if (smallImgUrl) preload(smallImgUrl);
};

const preload = (href: string) => {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'image', href }));
};

if (location.pathname === '/dashboard/tools' && !location.search) {
  ask(listTools, { priority: 'high', read: askForPictures });
  ask(countTools, { priority: 'high' });
}
ask(listNotices);
ask(listTools, { query: '?asked=true' });

globalThis.early = early;
setTimeout(() => early.clear(), keptFor);
