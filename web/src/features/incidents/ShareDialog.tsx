import type { Incident } from '@llave/contract/incidents';
import { IconCheck, IconCopy, IconSend } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { copyFrom } from '../../lib/copy.ts';
import { dayAndTime } from '../../lib/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from '../../ui/dialog-form.module.css';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { share } from './api.ts';
import { noticeTime } from './notice-time.ts';

type Props = { incident: Incident; close: () => void };

/** A link for somebody without an account, to copy or to send on. */
export const ShareDialog = ({ incident, close }: Props) => {
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
        <div className={classes.form}>
          <p className={classes.lead}>{t('incidents.share.lead', { date: dayAndTime(link.data.expires, language) })}</p>
          <TextInput
            ref={field}
            label={t('incidents.share.link')}
            value={link.data.url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className={classes.actions}>
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
