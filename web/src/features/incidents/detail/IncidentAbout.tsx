import { type Incident, incidentForm } from '@llave/contract/incidents';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { ruleText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { useEditing } from '../../../lib/forms/editing.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EditForm } from '../../../ui/editing/EditForm.tsx';
import { Textarea } from '../../../ui/forms/Textarea.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { describe } from '../api.ts';
import { noticeTime } from '../notice-time.ts';
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

type DescriptionEditorProps = { incident: Incident; done: () => void };

const fields = ['description'] as const;
const schema = incidentForm.pick({ description: true });
const valuesOf = ({ description }: Incident) => ({ description });

/** Puts right what was written; two people who do so at once are asked which to keep. */
const DescriptionEditor = ({ incident, done }: DescriptionEditorProps) => {
  const { t } = useTranslation();
  const editing = useEditing({
    record: incident,
    fields,
    valuesOf,
    schema,
    save: ({ description }, version) => describe(incident, description, version),
    onSaved: () => {
      notifySuccess(t('forms.saved'), noticeTime);
      done();
    },
  });
  const { form, changed } = editing;
  return (
    <EditForm editing={editing} words={{ label: () => t('incidents.description'), show: String }}>
      <div className={classes.field}>
        <Textarea
          {...form.field('description')}
          label={t('incidents.description')}
          error={ruleText(t, form.errors.description)}
          maxLength={2000}
          rows={5}
          autoFocus
        />
        {!changed && (
          <Button variant="default" onClick={done}>
            {t('forms.cancel')}
          </Button>
        )}
      </div>
    </EditForm>
  );
};
