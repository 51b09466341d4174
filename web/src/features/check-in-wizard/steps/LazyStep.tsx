import { IconCheck, IconPlus } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import publicForm from '../../../ui/forms/public-form.module.css';
import { Textarea } from '../../../ui/forms/Textarea.tsx';
import { StepAct } from '../../../ui/public/StepAct.tsx';
import { lackText } from '../lack-text.ts';
import { worksIssues } from '../rules.ts';
import { hasWords, withWords } from '../suggest.ts';
import type { CheckIn } from '../use-check-in.ts';
import classes from './LazyStep.module.css';
import { PersonStep } from './PersonStep.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import { ReceiptStep } from './ReceiptStep.tsx';
import { SignStep } from './SignStep.tsx';
import { Step } from './Step.tsx';
import { Thanks } from './Thanks.tsx';
import { useFields } from './use-fields.ts';

/** Every step but the first, loaded while that one is read. */
export const LazyStep = (checkIn: CheckIn) => {
  const { draft, step } = checkIn;
  if (draft.done) return <Thanks checkIn={checkIn} done={draft.done} />;
  if (draft.receipt) return <ReceiptStep checkIn={checkIn} receipt={draft.receipt} />;
  if (step === 1) return <PersonStep {...checkIn} />;
  return step === 2 ? <WorksStep {...checkIn} /> : <SignStep {...checkIn} />;
};

const formId = 'works';

/** What is wrong with it or wanted of it, and a picture where that says more. */
const WorksStep = (checkIn: CheckIn) => {
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
      <form id={formId} className={publicForm.form} onSubmit={submit} noValidate>
        <Textarea {...field('worksToDo')} placeholder={t('checkIn.works.hint')} rows={5} maxLength={2000} required />
        <Suggestions value={draft.values.worksToDo} onChange={(worksToDo) => set({ worksToDo })} />
        <p>{t('checkIn.works.photo')}</p>
        <PhotoCard checkIn={checkIn} photo="image" />
      </form>
    </Step>
  );
};

type SuggestionsProps = { value: string; onChange: (value: string) => void };

const kinds = ['revision', 'oil', 'brakes', 'tyres', 'battery', 'air', 'itv', 'noise'] as const;

/** What is asked for most, a tap each. */
const Suggestions = ({ value, onChange }: SuggestionsProps) => {
  const { t } = useTranslation();
  return (
    <section className={classes.suggestions} aria-label={t('checkIn.works.suggestions')}>
      {kinds.map((kind) => {
        const words = t(`checkIn.works.${kind}`);
        const isThere = hasWords(value, words);
        return (
          <button key={kind} type="button" disabled={isThere} onClick={() => onChange(withWords(value, words))}>
            {isThere ? <IconCheck size={16} stroke={2.4} /> : <IconPlus size={16} stroke={2.2} />}
            {words}
          </button>
        );
      })}
    </section>
  );
};
