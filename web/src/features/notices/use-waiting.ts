import { allows } from '@llave/contract/access';
import { listTools } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { useQuery } from '@tanstack/react-query';
import { usePages } from '../../lib/calls/pages.ts';
import { askedPages } from '../tools/api.ts';
import { noticesQuery } from './api.ts';

/** How much waits for this person: what they are asked, and what they have been told and not put away. Unknown at first. */
export const useWaiting = (me: User): number | undefined => {
  const notices = useQuery(noticesQuery(me.accountId));
  const mayUse = allows(listTools.access, me);
  const { items: asked } = usePages({ ...askedPages(me.accountId), enabled: mayUse });
  if (!notices.data || (mayUse && !asked)) return undefined;
  return notices.data.length + (asked?.length ?? 0);
};
