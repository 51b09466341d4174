import type { Incident } from '@llave/contract/incidents';
import { IconMessagePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useEarlierObservations } from './api.ts';
import { ObservationDialog } from './ObservationDialog.tsx';
import { ObservationItem } from './ObservationItem.tsx';
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
