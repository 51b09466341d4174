import type { CheckIn } from '@llave/contract/check-ins';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { takeKey } from './api.ts';
import classes from './Key.module.css';

type Props = { checkIn: CheckIn; manages: boolean };

/** The locker that the key was dropped in, until somebody has taken it out. */
export const Key = ({ checkIn, manages }: Props) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { locker, lockerCode } = checkIn;
  if (!locker) return null;

  const take = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await takeKey(checkIn);
      announce(t, t('checkIns.key.taken', { number: locker.identifierValue }));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  return (
    <Panel title={t('checkIns.key.title')} lead={t(manages ? 'checkIns.key.lead' : 'checkIns.key.leadView')}>
      <dl className={classes.place}>
        <div>
          <dt>{t('checkIns.key.locker')}</dt>
          <dd>{locker.identifierValue}</dd>
        </div>
        {lockerCode && (
          <div>
            <dt>{t('checkIns.key.code')}</dt>
            <dd>{lockerCode}</dd>
          </div>
        )}
      </dl>
      <FailureNotice error={failure} fallback="checkIns.key.failed" />
      {manages && (
        <Button variant="light" leftSection={<IconKey size={20} />} loading={busy} onClick={() => void take()}>
          {t('checkIns.key.take')}
        </Button>
      )}
    </Panel>
  );
};
