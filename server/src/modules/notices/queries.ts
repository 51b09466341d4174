import type { listNotices } from '@llave/contract/notices';
import type { Act } from '../../http/route.ts';
import { waitingFor } from './waiting.ts';

export const list: Act<typeof listNotices> = async ({ db, me, now }) => {
  const waiting = await waitingFor(db, me, now());
  return { items: waiting.map(({ mailedAt, ...notice }) => notice) };
};
