import { IconChevronDown, IconUser } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import classes from '../../../ui/forms/public-form.module.css';
import { TextInput } from '../../../ui/forms/TextInput.tsx';
import { StepAct } from '../../../ui/public/StepAct.tsx';
import { lackText } from '../lack-text.ts';
import { personIssues } from '../rules.ts';
import type { CheckIn } from '../use-check-in.ts';
import { CheckRow } from './CheckRow.tsx';
import disclosure from './disclosure.module.css';
import fieldClasses from './fields.module.css';
import own from './PersonStep.module.css';
import { PhoneField } from './PhoneField.tsx';
import { Step } from './Step.tsx';
import { type Fields, useFields } from './use-fields.ts';
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

/** Who brings it, and for whom they drive. */
const CraneFields = ({ fields }: { fields: Fields }) => {
  const { t } = useTranslation();
  return (
    <fieldset className={fieldClasses.group}>
      <legend>{t('checkIn.crane.you')}</legend>
      <TextInput {...fields.field('craneOperatorCompany')} autoComplete="organization" maxLength={200} required />
      <TextInput {...fields.field('craneOperatorName')} autoComplete="name" maxLength={200} required />
      <PhoneField fields={fields} />
    </fieldset>
  );
};

const answers = [
  { has: false, text: 'checkIn.appointment.none' },
  { has: true, text: 'checkIn.appointment.has' },
] as const;

/** Whether the workshop expects them; who does not know says nothing. */
const AppointmentFields = ({ checkIn, fields }: { checkIn: CheckIn; fields: Fields }) => {
  const { t } = useTranslation();
  const { hasAppointment } = checkIn.draft.values;
  return (
    <fieldset className={fieldClasses.group}>
      <legend>{t('checkIn.appointment.title')}</legend>
      <div className={own.answers}>
        {answers.map(({ has, text }) => (
          <label key={text} className={own.answer}>
            <input
              type="radio"
              name="hasAppointment"
              checked={hasAppointment === has}
              onChange={() => checkIn.set({ hasAppointment: has })}
            />
            <span>{t(text)}</span>
          </label>
        ))}
      </div>
      {hasAppointment && (
        <TextInput
          {...fields.field('appointmentNumber')}
          description={t('checkIn.appointment.hint')}
          autoComplete="off"
          maxLength={40}
          required
        />
      )}
    </fieldset>
  );
};

type CraneOwnerProps = { checkIn: CheckIn; fields: Fields };

/** What a crane operator may know of the owner: out of the way until it is wanted. */
const CraneOwner = ({ checkIn, fields }: CraneOwnerProps) => {
  const { t } = useTranslation();
  const { name, surname, nif, email } = checkIn.draft.values;
  const [isOpen] = useState([name, surname, nif, email].some((text) => text !== ''));
  return (
    <details className={disclosure.disclosure} open={isOpen}>
      <summary>
        <IconUser size={22} stroke={1.8} />
        <span>{t('checkIn.crane.owner')}</span>
        <IconChevronDown size={20} className={disclosure.arrow} />
      </summary>
      <div className={disclosure.inside}>
        <OwnerFields checkIn={checkIn} fields={fields} isOptional />
      </div>
    </details>
  );
};

type OwnerFieldsProps = {
  checkIn: CheckIn;
  fields: Fields;
  /** For a crane operator, who may not know the owner. */
  isOptional?: boolean;
};

/** The vehicle's owner, for the receipt. */
const OwnerFields = ({ checkIn, fields, isOptional = false }: OwnerFieldsProps) => {
  const { t } = useTranslation();
  const needed = !isOptional && { required: true };
  return (
    <fieldset className={fieldClasses.group}>
      <legend>{t(isOptional ? 'checkIn.crane.ownerLead' : 'checkIn.person.you')}</legend>
      <div className={fieldClasses.pair}>
        <TextInput
          {...fields.field('name')}
          {...needed}
          autoComplete={isOptional ? 'off' : 'given-name'}
          maxLength={100}
        />
        <TextInput
          {...fields.field('surname')}
          {...(!isOptional && { label: t('checkIn.optional', { label: t('checkIn.fields.surname') }) })}
          autoComplete={isOptional ? 'off' : 'family-name'}
          maxLength={100}
        />
      </div>
      <NifField checkIn={checkIn} fields={fields} isOptional={isOptional} />
      {!isOptional && <PhoneField fields={fields} />}
      <TextInput
        {...fields.field('email')}
        {...needed}
        description={!isOptional && t('checkIn.fields.emailHint')}
        type="email"
        autoComplete={isOptional ? 'off' : 'email'}
        maxLength={254}
      />
    </fieldset>
  );
};

type NifFieldProps = { checkIn: CheckIn; fields: Fields; isOptional: boolean };

/** A Spanish number is checked by its letter; whoever has none says so. */
const NifField = ({ checkIn: { draft, set }, fields, isOptional }: NifFieldProps) => {
  const { t } = useTranslation();
  const { hasForeignDocument } = draft.values;
  return (
    <div className={fieldClasses.nif}>
      <TextInput
        {...fields.field('nif')}
        {...(hasForeignDocument && { label: t('checkIn.fields.foreignDocument') })}
        {...(!isOptional && { required: true })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className={fieldClasses.capitals}
      />
      <CheckRow
        label={t('checkIn.fields.hasForeignDocument')}
        checked={hasForeignDocument}
        onChange={(checked) => set({ hasForeignDocument: checked })}
        quiet
      />
    </div>
  );
};
