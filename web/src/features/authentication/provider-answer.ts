/** What a company's provider sends somebody back with; without a code it did not let them in. */
export type ProviderAnswer = { state: string; code?: string; iss?: string };

let last: ProviderAnswer | null = null;

/** Takes the answer out of the address, so that it stays neither on the screen nor in the history. */
export const takeProviderAnswer = (): ProviderAnswer | null => {
  const { search, pathname } = window.location;
  const { state, code, iss } = Object.fromEntries(new URLSearchParams(search));
  if (state) {
    last = { state, ...(code && { code }), ...(iss && { iss }) };
    window.history.replaceState(window.history.state, '', pathname);
  }
  return last;
};

/** It is good for one try. */
export const dropProviderAnswer = () => {
  last = null;
};
