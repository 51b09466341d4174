import type { CheckIn } from '@llave/contract/check-ins';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { clockText } from '../../lib/dates.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { confirmKey, takeKey } from './api.ts';
import classes from './Key.module.css';

type Props = { checkIn: CheckIn; manages: boolean };

/** The locker that the key was dropped in, until somebody has taken it out. */
export const Key = ({ checkIn, manages }: Props) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { locker, lockerCode } = checkIn;
  if (!locker) return null;

  const { identifierValue: number, heldUntil } = locker;
  const act = async (doing: (checkIn: CheckIn) => Promise<unknown>, done: 'taken' | 'confirmed') => {
    setBusy(true);
    setFailure(null);
    try {
      await doing(checkIn);
      announce(t(`checkIns.key.${done}`, { number }));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  const lead = heldUntil
    ? t('checkIns.key.held', { time: clockText(new Date(heldUntil)) })
    : t(manages ? 'checkIns.key.lead' : 'checkIns.key.leadView');
  return (
    <Panel title={t('checkIns.key.title')} lead={lead}>
      <dl className={classes.place}>
        <div>
          <dt>{t('checkIns.key.locker')}</dt>
          <dd>{number}</dd>
        </div>
        {lockerCode && (
          <div>
            <dt>{t('checkIns.key.code')}</dt>
            <dd>{lockerCode}</dd>
          </div>
        )}
      </dl>
      <FailureNotice error={failure} fallback="checkIns.key.failed" />
      {manages && heldUntil && (
        <Button loading={busy} onClick={() => void act(confirmKey, 'confirmed')}>
          {t('checkIns.key.confirm')}
        </Button>
      )}
      {manages && (
        <Button
          variant="light"
          leftSection={<IconKey size={20} />}
          loading={busy}
          onClick={() => void act(takeKey, 'taken')}
        >
          {t('checkIns.key.take')}
        </Button>
      )}
    </Panel>
  );
};
