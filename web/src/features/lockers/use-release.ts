import type { Locker } from '@llave/contract/lockers';
import { failureText } from '../../i18n/failure-text.ts';
import { type TextKey, useTranslation } from '../../i18n/translation.ts';
import { complain } from '../../ui/complain.ts';
import { offerUndo } from '../../ui/offer-undo.tsx';
import { putInLocker, releaseLocker } from './api.ts';

/** Takes the tool out of its locker at once, and puts it back for who did not mean it. */
export const useRelease = () => {
  const { t } = useTranslation();
  const say = (failed: TextKey) => (error: unknown) => void complain(failureText(t, error, failed));

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
