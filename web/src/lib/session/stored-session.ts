import { parse, safeLocalStorage } from '../browser/storage.ts';

/** The session in localStorage, which may have expired. */
export const readStoredSession = () => {
  const token = safeLocalStorage.get('token');
  const user = safeLocalStorage.get('user');
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
