import type { PublicAccount } from '@llave/contract/accounts';
import { IconCheck, IconClockHour4 } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useLazy } from '../../lib/loading/use-lazy.ts';
import { minutesAndSeconds } from '../../lib/time/elapsed.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import publicForm from '../../ui/forms/public-form.module.css';
import { SearchSelect } from '../../ui/forms/SearchSelect.tsx';
import { TextInput } from '../../ui/forms/TextInput.tsx';
import { hostOf } from '../../ui/public/host.ts';
import { PublicFrame } from '../../ui/public/PublicFrame.tsx';
import { PublicSkeleton } from '../../ui/public/PublicSkeleton.tsx';
import { StepAct } from '../../ui/public/StepAct.tsx';
import { StepFrame } from '../../ui/public/StepFrame.tsx';
import type { Done } from './draft.ts';
import { lackText } from './lack-text.ts';
import { type Reporting, useReport } from './use-report.ts';
import classes from './Wizard.module.css';

const loadStep = async () => {
  const [{ DetailStep }, { reporterIssues }] = await Promise.all([import('./DetailStep.tsx'), import('./rules.ts')]);
  return { DetailStep, reporterIssues };
};

/** Who reports, what it is, thanks. */
export const Wizard = ({ company }: { company: PublicAccount }) => {
  const { t } = useTranslation();
  const lazy = useLazy(loadStep);
  const reporting = useReport(company, lazy?.reporterIssues ?? null);
  const { done } = reporting.draft;
  if (done) return <Thanks reporting={reporting} done={done} />;
  if (reporting.step === 0) return <ReporterStep {...reporting} />;
  if (lazy) return <lazy.DetailStep {...reporting} />;
  return (
    <PublicFrame host={hostOf(company)} about={t('fieldReport.title')}>
      <PublicSkeleton />
    </PublicFrame>
  );
};

type ThanksProps = { reporting: Reporting; done: Done };

/** The reference to name on the phone, and how long it took. */
const Thanks = ({ reporting: { company, draft, again }, done: { reference, timeTaken } }: ThanksProps) => {
  const { t } = useTranslation();
  const { name, email } = draft.report;
  return (
    <StepFrame
      host={hostOf(company)}
      about={t('fieldReport.title')}
      step={2}
      part={3}
      parts={2}
      icon={<IconCheck size={40} stroke={2} data-good />}
      title={t('fieldReport.thanks.title', { name: name.split(' ')[0] ?? name })}
      lead={t('fieldReport.thanks.lead', { company: company.name, email })}
      powered
    >
      <div className={classes.reference}>
        <span>{t('fieldReport.thanks.reference')}</span>
        <strong>{reference}</strong>
      </div>
      <p className={classes.elapsed}>
        <IconClockHour4 size={20} stroke={1.8} />
        {t('fieldReport.thanks.elapsed', { time: t('frame.elapsed', minutesAndSeconds(timeTaken)) })}
      </p>
      <Button variant="default" onClick={again}>
        {t('fieldReport.thanks.again')}
      </Button>
    </StepFrame>
  );
};

type Field = 'name' | 'delegation' | 'email' | 'phoneNumber';

const formId = 'reporter';

/** Who reports and from where; a field says what is wrong with it once it has been left. */
const ReporterStep = ({ company, draft: { report }, issues, refused, set, next }: Reporting) => {
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
      <form id={formId} className={publicForm.form} onSubmit={submit} noValidate>
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
