import type { Incident } from '@llave/contract/incidents';
import { IconMessagePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ObservationDialog } from './ObservationDialog.tsx';
import { ObservationItem } from './ObservationItem.tsx';
import classes from './Observations.module.css';

type Props = { incident: Incident; mayAdd: boolean };

/** What people have seen and tried, in the order in which they said it. */
export const Observations = ({ incident, mayAdd }: Props) => {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const { observations } = incident;
  const add = mayAdd && (
    <Button variant="light" leftSection={<IconMessagePlus size={20} />} onClick={() => setAdding(true)}>
      {t('incidents.observe.act')}
    </Button>
  );
  return (
    <Panel title={t('incidents.observations')} action={add}>
      {observations.length === 0 && <p className={classes.none}>{t('incidents.noObservations')}</p>}
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
