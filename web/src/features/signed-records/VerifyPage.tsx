import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { failureText, ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useForm } from '../../lib/forms/form.ts';
import { dayAndTime } from '../../lib/time/dates.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import publicForm from '../../ui/forms/public-form.module.css';
import { TextInput } from '../../ui/forms/TextInput.tsx';
import { PublicFrame } from '../../ui/public/PublicFrame.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { askForPaper, type Found } from './api.ts';
import classes from './VerifyPage.module.css';

const route = getRouteApi('/verify');

/** Where the code on a signed paper leads: whether its number and its hash belong together. */
export const VerifyPage = () => {
  const { t } = useTranslation();
  const { number = '', code = '' } = route.useSearch();
  usePageTitle(t('verify.title'));
  return (
    <PublicFrame host={null} about={t('verify.title')}>
      <VerifyForm key={`${number} ${code}`} number={number} code={code} />
    </PublicFrame>
  );
};

type VerifyFormProps = { number: string; code: string };

/** Who comes by the QR code has both already, and is told at once. */
const VerifyForm = ({ number, code }: VerifyFormProps) => {
  const { t } = useTranslation();
  const [verdict, setVerdict] = useState<{ found: Found } | null>(null);
  const form = useForm({
    initial: { number, code },
    schema: () => import('@llave/contract/signed-records').then((file) => file.verification),
    send: async (values) => setVerdict({ found: await askForPaper(values) }),
  });
  const begin = useRef(form.run);
  useEffect(() => {
    if (number && code) void begin.current({ number, code });
  }, [number, code]);

  const field = (name: 'number' | 'code') => {
    const { onChange, ...rest } = form.field(name);
    const change: typeof onChange = (event) => {
      setVerdict(null);
      onChange(event);
    };
    return { ...rest, onChange: change, error: ruleText(t, form.errors[name]) };
  };
  return (
    <form className={publicForm.form} onSubmit={form.submit} noValidate>
      <div className={publicForm.intro}>
        <h1>{t('verify.heading')}</h1>
        <p>{t('verify.lead')}</p>
      </div>
      <TextInput
        {...field('number')}
        label={t('verify.number')}
        description={t('verify.numberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
      />
      <TextInput
        {...field('code')}
        label={t('verify.code')}
        description={t('verify.codeHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
      />
      {form.failure !== null && <Notice kind="bad">{failureText(t, form.failure, 'verify.failed')}</Notice>}
      {verdict && <Verdict found={verdict.found} />}
      <Button type="submit" className={publicForm.submit} loading={form.busy} fullWidth>
        {t('verify.submit')}
      </Button>
    </form>
  );
};

/** Yes, with which kind of paper and when it was signed, and nothing of anybody; or no. */
const Verdict = ({ found }: { found: Found }) => {
  const { t, language } = useTranslation();
  const date = (moment: string) => ({ date: dayAndTime(moment, language) });
  return (
    <section className={classes.verdict} data-kind={found ? 'yes' : 'no'} role="status">
      {found ? <IconCircleCheck size={36} stroke={1.8} /> : <IconCircleX size={36} stroke={1.8} />}
      <div className={classes.words}>
        <h2>{t(found ? 'verify.yes' : 'verify.no')}</h2>
        <p>{found ? t(`verify.kinds.${found.kind}`, date(found.signedDate)) : t('verify.noLead')}</p>
        {found?.frozenDate && <p>{t('verify.frozen', date(found.frozenDate))}</p>}
        {found && <p className={classes.doubt}>{t('verify.doubt')}</p>}
      </div>
    </section>
  );
};
