import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readOwnUser } from '../features/authentication/api.ts';
import { queries } from '../lib/calls/queries.ts';
import { refreshUser } from '../lib/session/session.ts';

/** Follows one's own name and roles: what an admin changes opens or closes screens at once. */
export const useOwnUser = (userId: string | undefined) => {
  const { data } = useQuery(
    {
      queryKey: ['user', 'me', userId],
      queryFn: ({ signal }) => readOwnUser(signal),
      enabled: userId !== undefined,
    },
    queries,
  );
  useEffect(() => {
    if (data) refreshUser(data);
  }, [data]);
};
