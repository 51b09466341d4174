import type { Locker } from '@llave/contract/lockers';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { type TextKey, useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { notifyError } from '../../ui/toasts/notify.ts';
import { offerUndo } from '../../ui/toasts/offer-undo.tsx';
import { putInLocker, releaseLocker } from './api.ts';

/** What a button of the wall leads to a dialog for. */
export type Asked = { what: 'add' } | { what: 'details' | 'assign' | 'edit' | 'delete'; locker: Locker };

type Props = { locker: Locker; ask: (asked: Asked) => void; onReleased?: () => void };

/** Puts a tool in a free locker or takes it out; the keys of bookings come and go by themselves. */
export const LockerAct = ({ locker, ask, onReleased }: Props) => {
  const { t } = useTranslation();
  const release = useRelease();
  const [busy, setBusy] = useState(false);
  if (locker.useType !== 'Tool') return null;

  const number = locker.identifierValue;
  const free = locker.status === 'Available';
  const letGo = async () => {
    setBusy(true);
    await release(locker);
    setBusy(false);
    onReleased?.();
  };
  return (
    <Button
      variant={free ? 'filled' : 'light'}
      loading={busy}
      aria-label={t(free ? 'lockers.assignTo' : 'lockers.releaseOf', { number })}
      onClick={free ? () => ask({ what: 'assign', locker }) : () => void letGo()}
    >
      {t(free ? 'lockers.assign' : 'lockers.release')}
    </Button>
  );
};

/** Takes the tool out of its locker at once, and puts it back for who did not mean it. */
const useRelease = () => {
  const { t } = useTranslation();
  const say = (failed: TextKey) => (error: unknown) => void notifyError(failureText(t, error, failed));

  const release = async (locker: Locker) => {
    await releaseLocker(locker);
    const putBack = () => locker.useId && putInLocker(locker, locker.useId).catch(say('lockers.undoFailed'));
    offerUndo(t('lockers.released', { number: locker.identifierValue }), {
      label: t('lockers.undo'),
      act: () => void putBack(),
    });
  };
  return (locker: Locker) => release(locker).catch(say('lockers.releaseFailed'));
};
