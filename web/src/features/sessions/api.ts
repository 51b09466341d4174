import { endOtherSessions, endOwnSession, listOwnSessions } from '@llave/contract/sessions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';

export const ownSessionsQuery = () =>
  queryOptions({
    queryKey: ['session', 'own'],
    queryFn: ({ signal }) => call(listOwnSessions, {}, { signal }),
  });

export const endSessionOf = (sessionId: string) => call(endOwnSession, { params: { sessionId } });

export const endOthers = () => call(endOtherSessions, {});
