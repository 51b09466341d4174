import type { User } from '@llave/contract/users';
import { useEffect, useRef, useState } from 'react';
import { withTexts } from '../i18n/language.ts';
import { useLazy } from '../lib/loading/use-lazy.ts';
import { onProofWanted } from '../lib/session/proof.ts';

const load = () =>
  withTexts('staff', import('../features/authentication/ProofDialog.tsx')).then((file) => file.ProofDialog);

/** Wherever a call wants to know again that it is the person, they are asked here, and then the call goes on. */
export const ProofAsker = ({ me }: { me: User }) => {
  const [asked, setAsked] = useState(false);
  const answer = useRef<(proved: boolean) => void>(() => undefined);
  const Dialog = useLazy(load, asked);
  useEffect(
    () =>
      onProofWanted(() => {
        setAsked(true);
        return new Promise<boolean>((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  const end = (proved: boolean) => {
    setAsked(false);
    answer.current(proved);
  };
  return Dialog && asked ? <Dialog me={me} end={end} /> : null;
};
