import type { Incident } from '@llave/contract/incidents';
import { IconCheck, IconCopy, IconLock, IconLockOpen, IconSend, IconShare } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { copyFrom } from '../../../lib/browser/copy.ts';
import { dayAndTime } from '../../../lib/time/dates.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextInput } from '../../../ui/forms/TextInput.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import dialogForm from '../../../ui/overlays/dialog-form.module.css';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { block, unblock } from '../../tools/api.ts';
import { share } from '../api.ts';
import { noticeTime } from '../notice-time.ts';
import { CloseDialog } from './CloseDialog.tsx';
import classes from './IncidentActions.module.css';

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
      notifySuccess(t(`incidents.${turn}.done`), noticeTime);
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

type ShareDialogProps = { incident: Incident; close: () => void };

/** A link for somebody without an account, to copy or to send on. */
const ShareDialog = ({ incident, close }: ShareDialogProps) => {
  const { t, language } = useTranslation();
  const { mutate: make, ...link } = useMutation({ mutationFn: () => share(incident) });
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => make(), [make]);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), noticeTime);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => setCopied(field.current !== null && (await copyFrom(field.current)));
  const send = (url: string) =>
    navigator.share({ title: incident.tool.name, text: t('incidents.share.text', { tool: incident.tool.name }), url });
  return (
    <Dialog close={close} title={t('incidents.share.title')}>
      {link.isError && <ErrorState error={link.error} fallback="incidents.share.failed" retry={make} />}
      {!link.data && !link.isError && <p role="status">{t('incidents.share.waiting')}</p>}
      {link.data && (
        <div className={dialogForm.form}>
          <p className={dialogForm.lead}>
            {t('incidents.share.lead', { date: dayAndTime(link.data.expires, language) })}
          </p>
          <TextInput
            ref={field}
            label={t('incidents.share.link')}
            value={link.data.url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className={dialogForm.actions}>
            {'share' in navigator && (
              <Button
                variant="default"
                leftSection={<IconSend size={20} />}
                onClick={() => void send(link.data.url).catch(() => {})}
              >
                {t('incidents.share.send')}
              </Button>
            )}
            <Button
              leftSection={copied ? <IconCheck size={20} /> : <IconCopy size={20} />}
              onClick={() => void copy()}
              data-autofocus
            >
              <span aria-live="polite">{t(copied ? 'incidents.share.copied' : 'incidents.share.copy')}</span>
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
};
