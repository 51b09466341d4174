import { type FormEvent, useState } from 'react';
import { ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { hostOf } from '../../ui/host.ts';
import classes from '../../ui/public-form.module.css';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { StepAct } from '../../ui/StepAct.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { lackText } from './lack-text.ts';
import type { Reporting } from './use-report.ts';

type Field = 'name' | 'delegation' | 'email' | 'phoneNumber';

const formId = 'reporter';

/** Who reports and from where; a field says what is wrong with it once it has been left. */
export const ReporterStep = ({ company, draft: { report }, issues, refused, set, next }: Reporting) => {
  const { t, language } = useTranslation();
  const [left, setLeft] = useState<Field[]>([]);
  const [busy, setBusy] = useState(false);
  const broken = issues?.(report) ?? {};
  const lack = issues ? lackText(t, language, broken) : '';
  const leave = (name: Field) => setLeft((known) => [...known, name]);
  const errorOf = (name: Field) => ruleText(t, left.includes(name) ? broken[name] : refused[name]);
  const field = (name: Exclude<Field, 'delegation'>) => ({
    name,
    label: t(`fieldReport.reporter.${name}`),
    value: report[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
    onBlur: () => leave(name),
    required: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void next();
  };
  return (
    <StepFrame
      host={hostOf(company)}
      about={t('fieldReport.title')}
      step={0}
      part={1}
      parts={2}
      title={t('fieldReport.reporter.title')}
      lead={t('fieldReport.reporter.lead')}
      act={<StepAct label={t('fieldReport.next')} form={formId} busy={busy} lack={lack} />}
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <TextInput {...field('name')} autoComplete="name" maxLength={100} />
        <SearchSelect
          label={t('fieldReport.reporter.delegation')}
          description={t('fieldReport.reporter.delegationHint')}
          options={company.delegations}
          value={report.delegation}
          onChange={(delegation) => set({ delegation })}
          none={(words) => t('fieldReport.noDelegation', { words })}
          error={errorOf('delegation')}
          onLeave={() => leave('delegation')}
        />
        <TextInput
          {...field('email')}
          description={t('fieldReport.reporter.emailHint')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
        <TextInput {...field('phoneNumber')} type="tel" autoComplete="tel" maxLength={40} />
      </form>
    </StepFrame>
  );
};
