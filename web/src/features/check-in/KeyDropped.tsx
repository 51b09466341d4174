import { IconCheck, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { dropKey } from './api.ts';

type Props = { accountId: string; proof: string };

/** Until the visitor says that the keys are in the locker, it is theirs only for a while. */
export const KeyDropped = ({ accountId, proof }: Props) => {
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
