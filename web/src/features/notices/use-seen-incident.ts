import type { Notice } from '@llave/contract/notices';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { dismiss } from './api.ts';

/** Who opens an incident has been told of it: its notice goes by itself, now or the next time. */
export const useSeenIncident = (accountId: string, notices: Notice[]) => {
  const { incidentId } = useParams({ strict: false });
  const seen = notices.find((notice) => notice.incidentId !== null && notice.incidentId === incidentId);
  useEffect(() => {
    if (seen) dismiss(accountId, seen).catch(() => undefined);
  }, [accountId, seen]);
};
