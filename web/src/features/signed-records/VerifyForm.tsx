import { useEffect, useRef, useState } from 'react';
import { failureText, ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from '../../ui/public-form.module.css';
import { TextInput } from '../../ui/TextInput.tsx';
import { askForPaper, type Found } from './api.ts';
import { Verdict } from './Verdict.tsx';

type Props = { number: string; code: string };

/** Who comes by the QR code has both already, and is told at once. */
export const VerifyForm = ({ number, code }: Props) => {
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
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <div className={classes.intro}>
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
      <Button type="submit" className={classes.submit} loading={form.busy} fullWidth>
        {t('verify.submit')}
      </Button>
    </form>
  );
};
