import { allows } from '@llave/contract/access';
import { whoAmI } from '@llave/contract/authentication';
import type { Endpoint } from '@llave/contract/endpoint';
import { listNotices } from '@llave/contract/notices';
import { fillPath } from '@llave/contract/paths';
import { countTools, listTools, type ToolCard } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { earlyName } from './lib/early.ts';
import { expiry, parse, readKept } from './lib/kept-session.ts';

/** Runs alone and before the page's code is here: has what the page asks first on its way, and the pictures in it. */

/** Longer than the code of a page takes; then what is kept here would be old. */
const keptFor = 10_000;
const patience = 20_000;

/** As many as a phone shows at once, and some more. */
const pictures = 6;

const kept = readKept();
const me = kept && expiry(kept.token) > Date.now() ? (parse(kept.user) as User | null) : null;
const early = new Map<string, Promise<Response>>();

const ask = (
  endpoint: Endpoint,
  { query = '', priority = 'low' }: { query?: string; priority?: RequestPriority } = {},
) => {
  if (!kept || !me || !allows(endpoint.access, me)) return;
  const url = `/api${fillPath(endpoint, me)}${query}`;
  const headers = { Accept: 'application/json', Authorization: `Bearer ${kept.token}` };
  const answer = fetch(url, { headers, priority, signal: AbortSignal.timeout(patience) });
  answer.catch(() => undefined);
  early.set(earlyName(kept.token, url), answer);
  return answer;
};

const preload = (href: string) => {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'image', href }));
};

const askForPictures = async (answer: Response) => {
  if (!answer.ok) return;
  const tools = (await answer.clone().json()) as ToolCard[];
  for (const { smallImgUrl } of tools.slice(0, pictures)) if (smallImgUrl) preload(smallImgUrl);
};

if (location.pathname === '/dashboard/tools' && !location.search) {
  void ask(listTools, { priority: 'high' })
    ?.then(askForPictures)
    .catch(() => undefined);
  void ask(countTools, { priority: 'high' });
}
void ask(whoAmI);
void ask(listNotices);
void ask(listTools, { query: '?asked=true' });

globalThis.early = early;
setTimeout(() => early.clear(), keptFor);
