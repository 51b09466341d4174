import type { FormEvent } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from '../../ui/public-form.module.css';
import { StepAct } from '../../ui/StepAct.tsx';
import { AppointmentFields } from './AppointmentFields.tsx';
import { CraneFields } from './CraneFields.tsx';
import { CraneOwner } from './CraneOwner.tsx';
import { lackText } from './lack-text.ts';
import { OwnerFields } from './OwnerFields.tsx';
import { personIssues } from './rules.ts';
import { Step } from './Step.tsx';
import type { CheckIn } from './use-check-in.ts';
import { useFields } from './use-fields.ts';
import { VehicleFields } from './VehicleFields.tsx';

const formId = 'person';

/** Who brings the vehicle, and which one it is. */
export const PersonStep = (checkIn: CheckIn) => {
  const { t, language } = useTranslation();
  const { isOwner } = checkIn.draft;
  const broken = personIssues(checkIn.draft);
  const fields = useFields(checkIn, broken);
  const role = isOwner ? 'person' : 'crane';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkIn.next();
  };
  return (
    <Step
      checkIn={checkIn}
      title={t(`checkIn.${role}.title`)}
      lead={t(`checkIn.${role}.lead`)}
      act={<StepAct label={t('checkIn.continue')} form={formId} lack={lackText(t, language, broken)} />}
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        {isOwner ? <OwnerFields checkIn={checkIn} fields={fields} /> : <CraneFields fields={fields} />}
        <VehicleFields checkIn={checkIn} fields={fields} legend={t(`checkIn.${role}.vehicle`)} />
        <AppointmentFields checkIn={checkIn} fields={fields} />
        {!isOwner && <CraneOwner checkIn={checkIn} fields={fields} />}
      </form>
    </Step>
  );
};
