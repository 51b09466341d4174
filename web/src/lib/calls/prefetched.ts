declare global {
  /** The responses that `inline/prefetch.ts` has requested, by token and URL. */
  var prefetched: Map<string, Promise<Response>> | undefined;
}

export const prefetchKey = (token: string, url: string) => `${token} ${url}`;

/** The response to a request that was sent before the page's code was loaded, once; nothing when it failed. */
export const takePrefetched = (token: string, url: string) => {
  const key = prefetchKey(token, url);
  const response = globalThis.prefetched?.get(key);
  globalThis.prefetched?.delete(key);
  return response?.catch(() => undefined);
};
