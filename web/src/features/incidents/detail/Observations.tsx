import type { AppError } from '@llave/contract/errors';
import type { Incident, Observation } from '@llave/contract/incidents';
import { IconMessagePlus, IconQrcode } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { failureText, ruleText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { useContentName } from '../../../lib/calls/content-name.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { dayAndTime } from '../../../lib/time/dates.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Textarea } from '../../../ui/forms/Textarea.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../../ui/overlays/DialogActions.tsx';
import dialogForm from '../../../ui/overlays/dialog-form.module.css';
import { Initials } from '../../../ui/signs/Initials.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { observe, useEarlierObservations } from '../api.ts';
import { noticeTime } from '../notice-time.ts';
import { authorOf } from '../people.ts';
import classes from './Observations.module.css';

type Props = { incident: Incident; mayAdd: boolean };

/** What people have seen and tried, in the order in which they said it. */
export const Observations = ({ incident, mayAdd }: Props) => {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState(false);
  const earlier = useEarlierObservations(incident, asked && incident.earlierObservations !== null);
  const observations = [...(earlier.items ?? []).toReversed(), ...incident.observations];
  const readEarlier = () => (earlier.error ? void earlier.retry() : asked ? earlier.loadMore() : setAsked(true));
  const add = mayAdd && (
    <Button variant="light" leftSection={<IconMessagePlus size={20} />} onClick={() => setAdding(true)}>
      {t('incidents.observe.act')}
    </Button>
  );
  return (
    <Panel title={t('incidents.observations')} action={add}>
      {observations.length === 0 && <p className={classes.none}>{t('incidents.noObservations')}</p>}
      {incident.earlierObservations !== null && (!asked || !earlier.items || earlier.more) && (
        <Button variant="default" loading={earlier.loading} onClick={readEarlier}>
          {t('incidents.earlierObservations')}
        </Button>
      )}
      {earlier.error && <Notice kind="bad">{failureText(t, earlier.error, 'incidents.failedOne')}</Notice>}
      {observations.length > 0 && (
        <ol className={classes.list} aria-label={t('incidents.observations')}>
          {observations.map((observation) => (
            <ObservationItem key={observation.id} observation={observation} />
          ))}
        </ol>
      )}
      {adding && <ObservationDialog incident={incident} close={() => setAdding(false)} />}
    </Panel>
  );
};

const ObservationItem = ({ observation }: { observation: Observation }) => {
  const { t, language } = useTranslation();
  const { user, timestamp, detail } = observation;
  const { name, mark } = authorOf(t, observation);
  return (
    <li className={classes.item}>
      {user ? <Initials user={user} /> : <IconQrcode size={36} stroke={1.5} />}
      <div className={classes.words}>
        <p className={classes.author}>{name}</p>
        <p className={classes.mark}>
          <time dateTime={timestamp}>{dayAndTime(timestamp, language)}</time>
          {mark && ` · ${mark}`}
        </p>
        <p className={classes.detail}>{detail}</p>
      </div>
    </li>
  );
};

type ObservationDialogProps = { incident: Incident; close: () => void };

/** Adds what somebody saw; once it is there the dialog says so and goes by itself. */
const ObservationDialog = ({ incident, close }: ObservationDialogProps) => {
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
        <form className={dialogForm.form} onSubmit={form.submit} noValidate>
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
          <DialogActions close={close} submit={t('incidents.observe.submit')} busy={form.busy} />
        </form>
      )}
    </Dialog>
  );
};
