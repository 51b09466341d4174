import type { AppError } from '@llave/contract/errors';
import type { Incident } from '@llave/contract/incidents';
import { useEffect, useRef, useState } from 'react';
import { failureText, ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useContentName } from '../../lib/content-name.ts';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from '../../ui/dialog-form.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { observe } from './api.ts';
import { noticeTime } from './notice-time.ts';

type Props = { incident: Incident; close: () => void };

/** Adds what somebody saw; once it is there the dialog says so and goes by itself. */
export const ObservationDialog = ({ incident, close }: Props) => {
  const { t } = useTranslation();
  const [done, setDone] = useState(false);
  const nameOf = useContentName();
  const leave = useRef(close);
  leave.current = close;
  const form = useForm({
    initial: { detail: '' },
    schema: () => import('@llave/contract/incidents').then((file) => file.observationForm),
    send: async ({ detail }) => {
      await observe(incident, { id: nameOf(detail), detail });
      setDone(true);
    },
  });
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => leave.current(), noticeTime);
    return () => clearTimeout(timer);
  }, [done]);

  const { failure } = form;
  const reason =
    (failure as AppError | null)?.code === 'notFound'
      ? t('incidents.observe.notFound')
      : failureText(t, failure, 'incidents.observe.failed');
  return (
    <Dialog close={close} title={t('incidents.observe.title')}>
      {done ? (
        <Notice kind="good">{t('incidents.observe.done')}</Notice>
      ) : (
        <form className={classes.form} onSubmit={form.submit} noValidate>
          <Textarea
            {...form.field('detail')}
            label={t('incidents.observe.detail')}
            description={t('incidents.observe.hint')}
            error={ruleText(t, form.errors.detail)}
            maxLength={2000}
            rows={5}
            data-autofocus
          />
          {failure !== null && <Notice kind="bad">{reason}</Notice>}
          <div className={classes.actions}>
            <Button variant="default" onClick={close}>
              {t('forms.cancel')}
            </Button>
            <Button type="submit" loading={form.busy}>
              {t('incidents.observe.submit')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
};
