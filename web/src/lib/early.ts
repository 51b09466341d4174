declare global {
  /** What `ahead/asking.ts` has asked for, by token and address. */
  var early: Map<string, Promise<Response>> | undefined;
}

export const earlyName = (token: string, url: string) => `${token} ${url}`;

/** The answer to a call that was sent before the page's code was here, once; nothing when it got lost. */
export const takeEarly = (token: string, url: string) => {
  const name = earlyName(token, url);
  const answer = globalThis.early?.get(name);
  globalThis.early?.delete(name);
  return answer?.catch(() => undefined);
};
