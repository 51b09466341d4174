import { type Account, maxDelegations } from '@llave/contract/accounts';
import { factorRules } from '@llave/contract/factors';
import { ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import type { useForm } from '../../lib/forms/form.ts';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { Textarea } from '../../ui/forms/Textarea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ImagePicker } from '../../ui/uploads/ImagePicker.tsx';
import { AddressFields } from './AddressFields.tsx';
import type { AccountValues } from './account-form.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { DelegationsField } from './DelegationsField.tsx';
import classes from './fields.module.css';
import { PublicAddresses } from './PublicAddresses.tsx';
import { RetentionFields } from './RetentionFields.tsx';

type Props = { account: Account; form: ReturnType<typeof useForm<AccountValues>> };

export const AccountSections = ({ account, form }: Props) => {
  const { t } = useTranslation();
  const { values, errors, field, set } = form;
  return (
    <>
      <Section title={t('accounts.company')} lead={t('accounts.companyLead')}>
        <CompanyFields form={form} />
        <div className={classes.pair}>
          <TextField
            label={t('accounts.email')}
            description={t('accounts.emailFixed')}
            value={account.email}
            type="email"
            readOnly
          />
          <TextField
            {...field('contactEmail')}
            label={t('accounts.contactEmail')}
            description={t('accounts.contactEmailLead')}
            error={errors.contactEmail}
            type="email"
          />
        </div>
        <TextField
          {...field('registryNumber')}
          label={t('accounts.registryNumber')}
          description={t('accounts.optional')}
          error={errors.registryNumber}
        />
      </Section>
      <Section title={t('accounts.address')} lead={t('accounts.addressLead')}>
        <AddressFields form={form} />
      </Section>
      <Section title={t('accounts.logo')} lead={t('accounts.logoLead')}>
        <ImagePicker
          label={t('accounts.logoPick')}
          value={values.logo}
          url={values.logo === account.logo ? account.logoUrl : null}
          onChange={(logo) => set('logo', logo)}
          error={ruleText(t, errors.logo)}
        />
      </Section>
      <Section title={t('accounts.delegations')} lead={t('accounts.delegationsLead')}>
        <DelegationsField
          value={values.delegations}
          onChange={(delegations) => set('delegations', delegations)}
          errors={errors}
          max={maxDelegations}
        />
      </Section>
      <Section title={t('accounts.reception')} lead={t('accounts.receptionLead')}>
        <SwitchRow
          label={t('accounts.fullCheckinAccess')}
          description={t('accounts.fullCheckinAccessLead')}
          checked={values.fullCheckinAccess}
          onChange={(on) => set('fullCheckinAccess', on)}
        />
        <SwitchRow
          label={t('accounts.keyDrop')}
          description={t('accounts.keyDropLead')}
          checked={values.keyDrop}
          onChange={(on) => set('keyDrop', on)}
        />
        {values.keyDrop && <SpanField name="keyDropMinutes" form={form} />}
      </Section>
      <Section title={t('accounts.rental')} lead={t('accounts.rentalLead')}>
        <SpanField name="checkInHours" form={form} />
      </Section>
      <Section title={t('factors.title')} lead={t('factors.ruleLead')}>
        <SegmentedChoice
          label={t('factors.rule.label')}
          meaning={t(`factors.ruleMeans.${values.secondFactor}`)}
          options={factorRules.map((rule) => ({ value: rule, label: t(`factors.rule.${rule}`) }))}
          value={values.secondFactor}
          onChange={(rule) => set('secondFactor', rule)}
        />
      </Section>
      <Section title={t('accounts.privacy')} lead={t('accounts.privacyLead')}>
        <Textarea
          {...field('privacyPolicy')}
          label={t('accounts.privacyPolicy')}
          description={t('accounts.privacyPolicyHint')}
          error={ruleText(t, errors.privacyPolicy)}
          rows={10}
        />
      </Section>
      <Section title={t('accounts.retention')} lead={t('accounts.retentionLead')}>
        <RetentionFields values={values} onChange={set} />
      </Section>
      <PublicAddresses accountId={account.id} />
    </>
  );
};

type SpanFieldProps = {
  name: 'checkInHours' | 'keyDropMinutes';
  form: Pick<ReturnType<typeof useForm<AccountValues>>, 'field' | 'errors' | 'set'>;
};

const units = { checkInHours: 'accounts.hoursUnit', keyDropMinutes: 'accounts.minutesUnit' } as const;

/** A whole number of hours or minutes: nothing but digits can be typed. */
const SpanField = ({ name, form: { field, errors, set } }: SpanFieldProps) => {
  const { t } = useTranslation();
  const read = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
    set(name, digits === '' ? null : Number(digits));
  };
  return (
    <div className={classes.pair}>
      <TextField
        {...field(name)}
        onChange={(event) => read(event.currentTarget.value)}
        label={t(`accounts.${name}`)}
        description={t(`accounts.${name}Lead`)}
        error={errors[name]}
        inputMode="numeric"
        rightSection={t(units[name])}
      />
    </div>
  );
};
