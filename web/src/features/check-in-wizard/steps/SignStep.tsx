import type { PublicAccount } from '@llave/contract/accounts';
import { firstAppointmentNumber } from '@llave/contract/appointments';
import { type RepairOption, repairOptions } from '@llave/contract/check-ins';
import { type ReceiptInput, receiptSheet } from '@llave/contract/receipt-sheet';
import { plainTaxId } from '@llave/contract/tax-id';
import { IconChevronDown, IconShieldLock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { failureText, ruleText } from '../../../i18n/failure-text.ts';
import { type Translate, useTranslation } from '../../../i18n/translation.ts';
import { PolicyText } from '../../../ui/privacy/PolicyText.tsx';
import { standardPolicy } from '../../../ui/privacy/standard-policy.ts';
import { PaperSheet } from '../../../ui/public/PaperSheet.tsx';
import { SignaturePad } from '../../../ui/public/SignaturePad.tsx';
import { StepAct } from '../../../ui/public/StepAct.tsx';
import { consentIssues, kilometersOf, type Person, type Values } from '../form.ts';
import { lackText } from '../lack-text.ts';
import type { CheckIn } from '../use-check-in.ts';
import { CheckRow } from './CheckRow.tsx';
import disclosure from './disclosure.module.css';
import { loadPdf } from './pdf.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import classes from './SignStep.module.css';
import { Step } from './Step.tsx';

/** The decision about the price, the signature and the two acceptances; then it goes out. */
export const SignStep = (checkIn: CheckIn) => {
  const { t, language } = useTranslation();
  const { draft, photos, sending, set } = checkIn;
  const [drawing, setDrawing] = useState<string | null>(null);
  const isUnsure = draft.sent !== null;
  const isSendingPhoto = Object.values(photos).some(({ state }) => state.step === 'sending');
  const lack = lackText(t, language, consentIssues(draft.values, drawing !== null));
  useEffect(() => void loadPdf().catch(() => undefined), []);

  return (
    <Step
      checkIn={checkIn}
      title={t('checkIn.sign.title')}
      lead={t('checkIn.sign.lead')}
      act={
        <StepAct
          label={t(isUnsure && !sending.busy ? 'checkIn.sign.again' : 'checkIn.sign.submit')}
          onClick={() => void sending.run(drawing ?? '')}
          busy={sending.busy}
          problem={sendingText(t, sending, isUnsure)}
          lack={isUnsure ? undefined : (lack ?? (isSendingPhoto ? t('checkIn.sendingPhoto') : undefined))}
          onBack={isUnsure ? undefined : checkIn.back}
        />
      }
    >
      <OptionChoice value={draft.values.option} onChange={(option) => set({ option })} disabled={isUnsure} />
      <ToSign checkIn={checkIn} />
      <section aria-labelledby="signature" className={classes.part}>
        <h2 id="signature">{t('checkIn.sign.signature')}</h2>
        {draft.sent ? (
          <img src={draft.sent.signature} alt={t('checkIn.sign.signature')} className={classes.signed} />
        ) : (
          <SignaturePad
            label={t('checkIn.sign.signature')}
            hint={t('checkIn.sign.hint')}
            clear={t('checkIn.sign.clear')}
            onChange={setDrawing}
            error={ruleText(t, sending.refused.signature)}
          />
        )}
      </section>
      <Consents checkIn={checkIn} disabled={isUnsure} />
    </Step>
  );
};

/** Why it did not go out, and what to do about it; nothing while nothing is wrong. */
const sendingText = (t: Translate, { busy, failure, refused }: CheckIn['sending'], isUnsure: boolean) => {
  if (busy) return undefined;
  const { offline, retryAfter = 0 } = (failure?.details ?? {}) as { offline?: boolean; retryAfter?: number };
  if (isUnsure) return t('checkIn.sign.unsure');
  if (!failure) return undefined;
  if (offline) return t('checkIn.sign.offline');
  if (Object.keys(refused).length > 0) return t('checkIn.sign.refused');
  if (failure.code === 'keyReused') return t('checkIn.sign.arrived');
  if (failure.code === 'tooMany' && retryAfter > 90)
    return t('frame.tooManyMinutes', { count: Math.ceil(retryAfter / 60) });
  return failureText(t, failure, 'checkIn.sign.failed');
};

type OptionChoiceProps = { value: RepairOption | null; onChange: (option: RepairOption) => void; disabled: boolean };

/** Whether the price comes first, in the words of the workshop decree and in plain ones. */
const OptionChoice = ({ value, onChange, disabled }: OptionChoiceProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.options} disabled={disabled}>
      <legend>{t('checkIn.sign.option')}</legend>
      {repairOptions.map((option) => (
        <label key={option} className={classes.option}>
          <input type="radio" name="option" checked={value === option} onChange={() => onChange(option)} />
          <span className={classes.words}>
            <strong>{t(`checkIn.sign.option${option}`)}</strong>
            <span>{t(`checkIn.sign.option${option}Lead`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

/** The receipt as it will be, but for what is chosen and ticked around it: made by what makes the paper. */
const ToSign = ({ checkIn: { company, draft } }: { checkIn: CheckIn }) => {
  const { t, language } = useTranslation();
  const { title, company: by, cards, works, note } = receiptSheet(receiptInputOf(draft), company, language);
  return (
    <PaperSheet
      label={t('checkIn.sign.paper')}
      title={title}
      company={[by.name, ...by.lines]}
      sections={[...cards, works]}
    >
      <strong>{note.title}</strong>
      <p>{note.text}</p>
    </PaperSheet>
  );
};

/** What the receipt will say of it, as the server takes what is sent. */
const receiptInputOf = ({ isOwner, values }: Person): ReceiptInput => {
  const text = (field: Exclude<keyof Values, NotText>) => values[field].trim();
  const crane = (field: 'craneOperatorCompany' | 'craneOperatorName') => (isOwner ? '' : text(field));
  return {
    isOwner,
    name: text('name'),
    surname: text('surname'),
    nif: values.hasForeignDocument ? text('nif') : plainTaxId(text('nif')),
    hasForeignDocument: values.hasForeignDocument,
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    craneOperatorCompany: crane('craneOperatorCompany'),
    craneOperatorName: crane('craneOperatorName'),
    numberPlate: text('numberPlate').toUpperCase(),
    kilometers: kilometersOf(values.kilometers),
    appointmentNumber: values.hasAppointment ? text('appointmentNumber') : firstAppointmentNumber,
    worksToDo: text('worksToDo'),
    option: values.option,
  };
};
type NotText = { [K in keyof Values]: Values[K] extends string ? never : K }[keyof Values];

type ConsentsProps = { checkIn: CheckIn; disabled: boolean };

/** The policy to read here, and the two things that are accepted of it. */
const Consents = ({ checkIn: { company, draft, set }, disabled }: ConsentsProps) => {
  const { t } = useTranslation();
  const { acceptsPolicy, acceptsProcessing } = draft.values;
  return (
    <section aria-labelledby="privacy" className={classes.consents}>
      <h2 id="privacy">{t('checkIn.sign.privacy')}</h2>
      <Policy company={company} />
      <CheckRow
        label={t('checkIn.sign.acceptsPolicy')}
        checked={acceptsPolicy}
        onChange={(checked) => set({ acceptsPolicy: checked })}
        disabled={disabled}
      />
      <CheckRow
        label={t('checkIn.sign.acceptsProcessing', { company: company.name })}
        checked={acceptsProcessing}
        onChange={(checked) => set({ acceptsProcessing: checked })}
        disabled={disabled}
      />
    </section>
  );
};

/** What the company says about data, opened in its place; a company that says nothing answers by the law's own words. */
const Policy = ({ company }: { company: PublicAccount }) => {
  const { t } = useTranslation();
  return (
    <details className={classes.policy}>
      <summary>
        <IconShieldLock size={22} stroke={1.8} />
        <span>{t('checkIn.sign.readPolicy')}</span>
        <IconChevronDown size={20} className={disclosure.arrow} />
      </summary>
      <ScrollRegion label={t('policy.title')} className={classes.text}>
        <PolicyText text={company.privacyPolicy.trim() || standardPolicy(t, company)} topLevel={3} />
      </ScrollRegion>
    </details>
  );
};
