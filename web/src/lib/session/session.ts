import type { User } from '@llave/contract/users';
import { useSyncExternalStore } from 'react';
import { parse, safeLocalStorage } from '../browser/storage.ts';
import { expiry, readStoredSession } from './stored-session.ts';

/** `toEnrol`: their company asks for a second factor, which they have to set up before anything else. */
export type Session = { user: User & { toEnrol?: boolean }; token: string };

/** Why a session is over, for the sign-in page to say. */
export type EndReason = 'ended' | 'passwordChanged';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let last: { raw: string; session: Session; ends: number } | null = null;
let reason: EndReason | undefined;
let expected: EndReason | undefined;

/** The session kept in this browser, as long as its token has not expired. */
export const currentSession = (): Session | null => {
  const stored = readStoredSession();
  if (!stored) return null;
  const raw = `${stored.token}\n${stored.user}`;
  if (last?.raw !== raw) {
    const user = parse(stored.user);
    if (!isPerson(user)) return null;
    last = { raw, session: { token: stored.token, user }, ends: expiry(stored.token) };
  }
  return last.ends > Date.now() ? last.session : null;
};

export const startSession = ({ user, token }: Session) => {
  safeLocalStorage.set('user', JSON.stringify(user));
  safeLocalStorage.set('token', token);
  reason = undefined;
  expected = undefined;
  changed();
};

/** Keeps what the server says of the person now: a name or a role may have changed. */
export const refreshUser = (user: Session['user']) => {
  const known = currentSession()?.user;
  if (known?.id !== user.id || JSON.stringify(known) === JSON.stringify(user)) return;
  safeLocalStorage.set('user', JSON.stringify(user));
  changed();
};

/** The company has begun to ask for a second factor. */
export const requireEnrolment = () => {
  const known = currentSession()?.user;
  if (known) refreshUser({ ...known, toEnrol: true });
};

export const endSession = () => {
  if (safeLocalStorage.get('token')) over();
  for (const key of ['token', 'user', 'liveCursor']) safeLocalStorage.remove(key);
  changed();
};

/** Says beforehand why the session is about to end, because the server may end it before it answers. */
export const expectEnd = (why: EndReason | undefined) => {
  expected = why;
};

/** Why the last session of this tab is over; nothing when there was none. */
export const endReason = () => reason;

export const onSession = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Follows expiry and what other tabs do with the session. */
export const watchSession = () => {
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === 'token' || event.key === 'user') changed();
  });
  changed();
};

/** Nobody is signed in where a page is drawn while building. */
export const useSession = () => useSyncExternalStore(onSession, currentSession, () => null);

/** What is damaged, or kept by another version, is nobody: they sign in again and do not meet an error on each page. */
const isPerson = (stored: object | null): stored is User => stored !== null && 'access' in stored;

const longestTimer = 2 ** 31 - 1;

const changed = () => {
  clearTimeout(timer);
  const session = currentSession();
  if (session) timer = setTimeout(expire, Math.min(expiry(session.token) - Date.now(), longestTimer));
  else if (safeLocalStorage.get('token')) return endSession();
  else if (last) over();
  for (const listener of listeners) listener();
};

const over = () => {
  reason = expected ?? 'ended';
  last = null;
};

const expire = () => (currentSession() ? changed() : endSession());
