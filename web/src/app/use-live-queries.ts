import { useEffect } from 'react';
import { toolsChanged } from '../features/tools/live.ts';
import { type Change, listen } from '../lib/calls/live.ts';
import { outdate, queries } from '../lib/calls/queries.ts';
import { endSession } from '../lib/session/session.ts';

/** Reads again what others change, while somebody is signed in; forgets everything when somebody else signs in. */
export const useLiveQueries = (token: string | undefined) => {
  useEffect(() => {
    if (!token) return;
    const stop = listen((event) => {
      if (event.type === 'signedOut') endSession();
      else if (event.type === 'resync') outdate();
      else hearChange(event);
    });
    return () => {
      stop();
      queries.clear();
    };
  }, [token]);
};

/** Tools come by the thousand, so one that changed is read alone; of everything else what shows its kind is read again. */
const hearChange = ({ kind, ids }: Change) => {
  if (kind === 'tool') toolsChanged(ids);
  outdate({
    predicate: ({ queryKey, meta }) =>
      (queryKey[0] === kind && kind !== 'tool') || meta?.shows?.includes(kind) === true,
  });
};
