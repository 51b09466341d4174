import { redirect } from '@tanstack/react-router';
import { currentSession, endReason } from '../lib/session/session.ts';
import { parseSearch } from './search.ts';

/** Redirects whoever is not signed in to the sign-in page, with the address they wanted. */
export const requireSession = ({ location }: { location: { href: string } }) => {
  if (currentSession()) return;

  throw redirect({ to: '/sign-in', search: { returnTo: location.href, notice: endReason() }, replace: true });
};

export const leaveWhenSignedIn = ({ search }: { search: { returnTo?: string } }) => {
  if (!currentSession()) return;

  const { pathname, search: query } = new URL(search.returnTo ?? '/dashboard', window.location.origin);
  const to = pathname === '/dashboard' || pathname.startsWith('/dashboard/') ? pathname : '/dashboard';
  throw redirect({ to, search: to === pathname ? parseSearch(query) : {}, replace: true });
};
