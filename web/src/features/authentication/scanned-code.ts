import type { QrKind } from '@llave/contract/users';

export type ScannedCode = { kind: QrKind; accountId: string; code: string };

let last: ScannedCode | null = null;

/** Takes the code out of the address, so that it stays neither on the screen nor in the history. */
export const takeScannedCode = (): ScannedCode | null => {
  const { hash, pathname } = window.location;
  if (hash.length > 1) {
    last = readCode(hash);
    window.history.replaceState(window.history.state, '', pathname);
  }
  return last;
};

/** What a QR code of ours says behind the #; null when a part is missing. */
export const readCode = (hash: string): ScannedCode | null => {
  const { kind, accountId, code } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  if (!accountId || !code || (kind !== 'badge' && kind !== 'sign-in')) return null;
  return { kind, accountId, code };
};
