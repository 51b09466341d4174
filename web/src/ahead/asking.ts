import { allows } from '@llave/contract/access';
import type { Endpoint, Reply } from '@llave/contract/endpoint';
import { listNotices } from '@llave/contract/notices';
import { fillPath } from '@llave/contract/paths';
import { listTools } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { earlyName } from '../lib/early.ts';
import { parse } from '../lib/kept.ts';
import { expiry, readKept } from '../lib/kept-session.ts';

/** Longer than the code of a page takes; then what is kept here would be old. */
const keptFor = 10_000;
const patience = 20_000;

const kept = readKept();
const early = new Map<string, Promise<Response>>();

/** Who is signed in, as far as this browser knows. */
export const me = kept && expiry(kept.token) > Date.now() ? (parse(kept.user) as User | null) : null;

type Asked = { query?: string; priority?: RequestPriority };

/** Has an answer on its way that the page's code will take, and tells what is in it; nothing, where it is refused. */
export const ask = async <E extends Endpoint>(
  endpoint: E,
  { query = '', priority = 'low' }: Asked = {},
): Promise<Reply<E> | undefined> => {
  if (!kept || !me || !allows(endpoint.access, me)) return;
  const url = `/api${fillPath(endpoint, me)}${query}`;
  const headers = { Accept: 'application/json', Authorization: `Bearer ${kept.token}` };
  const answer = fetch(url, { headers, priority, signal: AbortSignal.timeout(patience) }).then(async (response) => {
    // Read while nothing else is done: later its text would have to wait for its turn, and for several if it were read again.
    const text = await response.text();
    return Object.assign(response, { json: async () => JSON.parse(text) });
  });
  early.set(earlyName(kept.token, url), answer);
  const response = await answer.catch(() => undefined);
  return response?.ok ? response.json() : undefined;
};

/** What the frame of every page asks first: what one is told, and who asks for which of one's tools. */
export const askForFrame = (asked: Asked = {}) =>
  Promise.all([ask(listNotices, asked), ask(listTools, { ...asked, query: '?asked=true' })]);

/** Hands the answers over to the page's code (`lib/early.ts`). */
export const handOver = () => {
  globalThis.early = early;
  setTimeout(() => early.clear(), keptFor);
};
