import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Brings keyboard and screen reader along when a link inside leads to another screen. */
export const useFocusOnArrival = () => {
  const place = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef<string>(undefined);

  useEffect(() => {
    if (before.current && path && before.current !== path) place.current?.focus({ preventScroll: true });
    before.current = path;
  }, [path]);

  return place;
};
