import type { User } from '@llave/contract/users';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../accounts/api.ts';
import { DeletionCard } from '../departures/DeletionCard.tsx';

/** That the company is about to go, where somebody asked for it. */
export const Departure = ({ me }: { me: User }) => {
  const account = useQuery(accountQuery(me.accountId));
  return account.data ? <DeletionCard account={account.data} /> : null;
};
