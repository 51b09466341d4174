import autocannon, { type Request } from 'autocannon';

type Load = {
  url: string;
  headers?: Record<string, string>;
  /** The next request of a connection; without it every one is a GET of the address. */
  next?: (request: Request) => Request;
  connections?: number;
  seconds?: number;
};

/** A closed loop of requests for a while. An answer that is no success makes the run worthless. */
export const load = async ({ url, headers = {}, next, connections = 8, seconds = 2 }: Load) => {
  const result = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    ...(next && { requests: [{ setupRequest: next }] }),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || result['2xx'] === 0)
    throw new Error(`${failed} of ${result.requests.total} requests failed: ${url}`);
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
};
