import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { minutesAndSeconds } from '../../lib/elapsed.ts';
import { Button } from '../../ui/Button.tsx';
import type { Done } from './draft.ts';
import { KeyDrop } from './KeyDrop.tsx';
import { Step } from './Step.tsx';
import type { CheckIn } from './use-check-in.ts';

type Props = { checkIn: CheckIn; done: Done };

/** How long it took, and where the keys go. */
export const Thanks = ({ checkIn, done }: Props) => {
  const { t } = useTranslation();
  const time = t('frame.elapsed', minutesAndSeconds(done.timeTaken));
  return (
    <Step
      checkIn={checkIn}
      icon={<IconCheck size={40} stroke={2} data-good />}
      title={t('checkIn.thanks.title')}
      lead={t('checkIn.thanks.lead', { time })}
      powered
    >
      <KeyDrop {...done} accountId={checkIn.company.id} isSample={checkIn.isDemo} />
      <Button variant="default" onClick={() => checkIn.restart()}>
        {t('checkIn.thanks.another')}
      </Button>
    </Step>
  );
};
