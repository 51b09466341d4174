import type { Incident } from '@llave/contract/incidents';
import { IconCheck, IconLock, IconLockOpen, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { block, unblock } from '../tools/api.ts';
import { CloseDialog } from './CloseDialog.tsx';
import classes from './IncidentActions.module.css';
import { noticeTime } from './notice-time.ts';
import { ShareDialog } from './ShareDialog.tsx';

type Props = { incident: Incident; isEnable: boolean };

/** What is done about an open incident: keep the tool away from people, ask somebody for more, or be done with it. */
export const IncidentActions = ({ incident, isEnable }: Props) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'close' | 'share' | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const turn = isEnable ? 'block' : 'unblock';
  const { accountId, toolId: id, tool } = incident;

  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await (isEnable ? block : unblock)({ id, accountId });
      announce(t(`incidents.${turn}.done`), noticeTime);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  return (
    <div className={classes.actions}>
      <Button leftSection={<IconCheck size={20} />} onClick={() => setAsked('close')}>
        {t('incidents.close.act')}
      </Button>
      {!tool.isRetired && (
        <>
          <Button
            variant="default"
            leftSection={isEnable ? <IconLock size={20} /> : <IconLockOpen size={20} />}
            loading={busy}
            onClick={() => void run()}
          >
            {t(`incidents.${turn}.act`)}
          </Button>
          <p className={classes.meaning}>{t(`incidents.${turn}.lead`)}</p>
          <FailureNotice error={failure} fallback={`incidents.${turn}.failed`} />
        </>
      )}
      <Button variant="default" leftSection={<IconShare size={20} />} onClick={() => setAsked('share')}>
        {t('incidents.share.act')}
      </Button>
      {asked === 'close' && <CloseDialog incident={incident} close={() => setAsked(null)} />}
      {asked === 'share' && <ShareDialog incident={incident} close={() => setAsked(null)} />}
    </div>
  );
};
