import { useEffect } from 'react';
import { listen } from '../lib/calls/live.ts';
import { changed, outdate, queries } from '../lib/calls/queries.ts';
import { endSession } from '../lib/session/session.ts';

/** Reads again what others change, while somebody is signed in; forgets everything when somebody else signs in. */
export const useLiveQueries = (token: string | undefined) => {
  useEffect(() => {
    if (!token) return;
    const stop = listen((event) => {
      if (event.type === 'signedOut') endSession();
      else if (event.type === 'resync') outdate();
      else changed(event.kind, event.ids);
    });
    return () => {
      stop();
      queries.clear();
    };
  }, [token]);
};
