import { IconBuildingStore, IconCheck, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { minutesAndSeconds } from '../../../lib/time/elapsed.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { dropKey } from '../api.ts';
import type { Done } from '../draft.ts';
import type { CheckIn } from '../use-check-in.ts';
import { Step } from './Step.tsx';
import classes from './Thanks.module.css';

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

type KeyDropProps = Pick<Done, 'lockerNumber' | 'lockerCode' | 'keyProof'> & { accountId: string; isSample: boolean };

/** A locker with its code, to be read from afar; or the front desk. */
const KeyDrop = ({ lockerNumber, lockerCode, keyProof, accountId, isSample }: KeyDropProps) => {
  const { t } = useTranslation();
  if (lockerNumber === null)
    return (
      <section className={classes.drop}>
        <IconBuildingStore size={56} stroke={1.4} />
        <h2>{t('checkIn.thanks.reception')}</h2>
        <p>{t('checkIn.thanks.receptionLead')}</p>
      </section>
    );
  return (
    <section className={classes.drop}>
      <h2>{t('checkIn.thanks.lockerHow')}</h2>
      <dl>
        <div>
          <dt>{t('checkIn.thanks.locker')}</dt>
          <dd>{lockerNumber}</dd>
        </div>
        {lockerCode !== null && (
          <div>
            <dt>{t('checkIn.thanks.code')}</dt>
            <dd>{lockerCode}</dd>
          </div>
        )}
      </dl>
      {keyProof && <KeyDropped accountId={accountId} proof={keyProof} />}
      {isSample && <p>{t('checkIn.thanks.sample')}</p>}
    </section>
  );
};

type KeyDroppedProps = { accountId: string; proof: string };

/** Until the visitor says that the keys are in the locker, it is theirs only for a while. */
const KeyDropped = ({ accountId, proof }: KeyDroppedProps) => {
  const { t } = useTranslation();
  const [state, setState] = useState<'open' | 'busy' | 'said'>('open');
  const [failure, setFailure] = useState<unknown>(null);

  const say = async () => {
    setState('busy');
    setFailure(null);
    try {
      await dropKey(accountId, proof);
      setState('said');
    } catch (error) {
      setFailure(error);
      setState('open');
    }
  };
  if (state === 'said')
    return (
      <p role="status">
        <IconCheck size={20} stroke={2.4} data-good /> {t('checkIn.thanks.dropped')}
      </p>
    );
  return (
    <>
      <FailureNotice error={failure} fallback="checkIn.thanks.dropFailed" />
      <Button leftSection={<IconKey size={20} />} loading={state === 'busy'} onClick={() => void say()}>
        {t('checkIn.thanks.drop')}
      </Button>
      <p>{t('checkIn.thanks.dropLead')}</p>
    </>
  );
};
