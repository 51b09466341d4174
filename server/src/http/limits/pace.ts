import type { Endpoint } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import type { FastifyRequest } from 'fastify';

/** So many at once, then so many a second. */
type Pace = { burst: number; perSecond: number };

/** Nobody reads faster than this for long; a whole company does together. */
const person: Pace = { burst: 90, perSecond: 3 };
const company: Pace = { burst: 400, perSecond: 12 };

/** Longer lists are read by machines. */
const plainPage = 100;

/** What costs as much as many plain reads: searching, reports, long lists and whole sheets. */
export const isHeavy = ({ path }: Endpoint, { query }: FastifyRequest) => {
  const { q, limit } = query as { q?: string; limit?: string };
  return Boolean(q) || Number(limit) > plainPage || ['/reports/', '/import/'].some((start) => path.startsWith(start));
};

/** Refuses what is heavy to who has had much of it. Counted here alone, because to count in the database costs as much again. */
export const spendTime = ({ headers }: FastifyRequest, caller: string) => {
  const seconds = Math.max(wait(`${caller} ${headers.authorization}`, person), wait(caller, company));
  if (seconds > 0) throw new AppError('tooMany', { seconds: Math.ceil(seconds) });
};

type Bucket = { left: number; at: number };

const buckets = new Map<string, Bucket>();
const mostBuckets = 10_000;

const wait = (of: string, { burst, perSecond }: Pace) => {
  const now = performance.now();
  const { left, at } = buckets.get(of) ?? { left: burst, at: now };
  const filled = Math.min(burst, left + ((now - at) / 1000) * perSecond);
  if (buckets.size >= mostBuckets) buckets.clear();
  buckets.set(of, { left: filled >= 1 ? filled - 1 : filled, at: now });
  return filled >= 1 ? 0 : (1 - filled) / perSecond;
};
