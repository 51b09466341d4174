import { browserKeeps, parse } from '../browser/storage.ts';

/** What this browser keeps of a session, which may be over. */
export const readKept = () => {
  const token = browserKeeps.read('token');
  const user = browserKeeps.read('user');
  return token && user ? { token, user } : null;
};

/** When a token ends, in milliseconds; a token that cannot be read has ended. */
export const expiry = (token: string) => {
  const payload = parse(decode(token.split('.')[1] ?? ''));
  const exp = (payload as { exp?: unknown } | null)?.exp;
  return typeof exp === 'number' ? exp * 1000 : 0;
};

const decode = (part: string) => {
  try {
    return new TextDecoder().decode(
      Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)),
    );
  } catch {
    return '';
  }
};
