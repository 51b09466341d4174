import type { Incident } from '@llave/contract/incidents';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { fullName } from '../../lib/full-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DescriptionEditor } from './DescriptionEditor.tsx';
import classes from './IncidentAbout.module.css';

type Props = { incident: Incident; mayCorrect: boolean };

/** What is wrong, in the words of who saw it, and who had the tool then. */
export const IncidentAbout = ({ incident, mayCorrect }: Props) => {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const edits = editing && mayCorrect;
  const correct = mayCorrect && !editing && (
    <Button
      variant="light"
      leftSection={<IconPencil size={20} />}
      aria-label={t('incidents.correctOf')}
      onClick={() => setEditing(true)}
    >
      {t('incidents.correct')}
    </Button>
  );
  return (
    <Panel title={t('incidents.about')} action={correct}>
      {edits ? (
        <DescriptionEditor incident={incident} done={() => setEditing(false)} />
      ) : (
        <p className={classes.description}>{incident.description}</p>
      )}
      <dl className={classes.facts}>
        <div>
          <dt>{t('incidents.type')}</dt>
          <dd>{t(`incidentTypes.${incident.incidentType}`)}</dd>
        </div>
        <div>
          <dt>{t('incidents.holder')}</dt>
          <dd>{incident.holder ? fullName(incident.holder) : t('incidents.nobody')}</dd>
        </div>
      </dl>
    </Panel>
  );
};
