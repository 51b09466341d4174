import { type Incident, incidentForm } from '@llave/contract/incidents';
import { ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useEditing } from '../../lib/editing.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { EditForm } from '../../ui/EditForm.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { describe } from './api.ts';
import classes from './DescriptionEditor.module.css';
import { noticeTime } from './notice-time.ts';

type Props = { incident: Incident; done: () => void };

const fields = ['description'] as const;
const schema = incidentForm.pick({ description: true });
const valuesOf = ({ description }: Incident) => ({ description });

/** Puts right what was written; two people who do so at once are asked which to keep. */
export const DescriptionEditor = ({ incident, done }: Props) => {
  const { t } = useTranslation();
  const editing = useEditing({
    record: incident,
    fields,
    valuesOf,
    schema,
    save: ({ description }, version) => describe(incident, description, version),
    onSaved: () => {
      announce(t('forms.saved'), noticeTime);
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
