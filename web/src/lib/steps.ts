import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

/** The step of a wizard is in the address, so that the browser's own way back is the way back. */
export const useSteps = () => {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { step = '0' } = useSearch({ strict: false }) as { step?: string };
  const show = (next: number, replace: boolean) =>
    void navigate({ to: '.', search: next === 0 ? {} : { step: String(next) }, replace });
  return {
    asked: Number(step),
    go: (next: number) => show(next, false),
    back: (steps = 1) => {
      if (steps > 0) history.go(-steps);
    },
    leave: () => show(0, true),
  };
};
