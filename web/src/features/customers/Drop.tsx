import { useEffect } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { StepAct } from '../../ui/StepAct.tsx';
import { completeReturn } from './api.ts';
import { FileCards } from './FileCards.tsx';
import { KeyPlace } from './KeyPlace.tsx';
import type { OpenVisit } from './open-visit.ts';
import { recordings } from './recordings.ts';
import { StepFrame } from './StepFrame.tsx';
import { useAct } from './use-act.ts';
import { useKeyPlace } from './use-key-place.ts';
import type { ReturnFiles } from './use-return-files.ts';

type Props = { open: OpenVisit; files: ReturnFiles };

/** So often it is asked whether a file that another phone sends is here. */
const lookEvery = 5_000;

/** Where the key goes; the return is complete once photo and video have really arrived. */
export const Drop = ({ open, files }: Props) => {
  const { t } = useTranslation();
  const place = useKeyPlace(open.visit);
  const { busy, failure, run } = useAct(open);
  const missing = recordings.filter((recording) => !files[recording].isHere);
  const isComplete = missing.length === 0;
  useLooking(!isComplete, open.reread);
  const lack = missing.every((recording) => files[recording].isAttached) ? 'waiting' : 'missing';
  return (
    <StepFrame
      open={open}
      stage="drop"
      title={t(place.isDesk ? 'customers.drop.reception' : 'customers.drop.title')}
      lead={t(place.isDesk ? 'customers.drop.receptionLead' : 'customers.drop.lead')}
      act={
        (place.locker || place.isDesk) && (
          <StepAct
            label={t('customers.drop.submit')}
            onClick={() => void run(() => completeReturn(open.visit))}
            busy={busy}
            failure={failure}
            lack={isComplete ? undefined : t(`customers.drop.${lack}`)}
          />
        )
      }
    >
      <KeyPlace {...place} />
      <FileCards files={files} shown={missing} />
    </StepFrame>
  );
};

const useLooking = (looks: boolean, reread: () => Promise<void>) => {
  useEffect(() => {
    if (!looks) return;
    const timer = setInterval(() => void reread(), lookEvery);
    return () => clearInterval(timer);
  }, [looks, reread]);
};
