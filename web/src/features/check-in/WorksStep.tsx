import type { FormEvent } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from '../../ui/public-form.module.css';
import { StepAct } from '../../ui/StepAct.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { lackText } from './lack-text.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { worksIssues } from './rules.ts';
import { Step } from './Step.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { CheckIn } from './use-check-in.ts';
import { useFields } from './use-fields.ts';

const formId = 'works';

/** What is wrong with it or wanted of it, and a picture where that says more. */
export const WorksStep = (checkIn: CheckIn) => {
  const { t, language } = useTranslation();
  const { draft, set } = checkIn;
  const broken = worksIssues(draft.values);
  const { field } = useFields(checkIn, broken);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkIn.next();
  };
  return (
    <Step
      checkIn={checkIn}
      title={t('checkIn.works.title')}
      lead={t('checkIn.works.lead')}
      act={
        <StepAct
          label={t('checkIn.continue')}
          form={formId}
          lack={lackText(t, language, broken)}
          onBack={checkIn.back}
        />
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <Textarea {...field('worksToDo')} placeholder={t('checkIn.works.hint')} rows={5} maxLength={2000} required />
        <Suggestions value={draft.values.worksToDo} onChange={(worksToDo) => set({ worksToDo })} />
        <p>{t('checkIn.works.photo')}</p>
        <PhotoCard checkIn={checkIn} photo="image" />
      </form>
    </Step>
  );
};
