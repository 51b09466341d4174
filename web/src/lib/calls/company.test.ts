import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchCompany, takePrefetch } from './company.ts';

const accountId = 'aaaaaaaa-0000-4000-8000-000000000001';
const company = { id: accountId, name: 'Taller Turia' };

let answer: (response: Response) => void;

beforeEach(() => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = resolve;
  vi.stubGlobal('fetch', () => promise);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a company that came in time is there when its page is drawn, once', async () => {
  answer(Response.json(company));
  await prefetchCompany(accountId);

  expect(takePrefetch(accountId)?.value).toEqual(company);
  expect(takePrefetch(accountId)).toBeUndefined();
});

test('one that comes after its page took what there was is still to be waited for', async () => {
  const prefetch = prefetchCompany(accountId);
  await vi.advanceTimersByTimeAsync(400);
  await prefetch;
  const taken = takePrefetch(accountId);
  answer(Response.json(company));
  expect(await taken?.reading).toEqual(company);
  await vi.advanceTimersByTimeAsync(0);

  expect(taken?.value).toBeUndefined();
});

test('what was read for another company is not taken', async () => {
  answer(Response.json(company));
  await prefetchCompany(accountId);

  expect(takePrefetch('another')).toBeUndefined();
});
