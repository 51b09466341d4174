import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * The step of a wizard is in the address, so that the browser's own way back is the way back. Which one can be shown when
 * one is asked for is for the wizard to say, or nothing as long as it does not know; the address follows it.
 */
export const useSteps = <S extends number>(shownFor: (asked: number) => S | null) => {
  const navigate = useNavigate();
  const { history } = useRouter();
  const search = useSearch({ strict: false }) as { step?: string };
  const asked = Number(search.step ?? '0');
  const step = shownFor(asked);
  const show = (next: number, replace: boolean) =>
    void navigate({ to: '.', search: next === 0 ? {} : { step: String(next) }, replace });
  // biome-ignore lint/correctness/useExhaustiveDependencies: showing is a new function each time
  useEffect(() => {
    if (step !== null && step !== asked) show(step, true);
  }, [step, asked]);

  return {
    step,
    go: (next: number) => show(next, false),
    back: (steps = 1) => {
      if (steps > 0) history.go(-steps);
    },
    leave: () => show(0, true),
  };
};
