import { IconMailCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ruleText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Textarea } from '../../../ui/forms/Textarea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import unseen from '../../../ui/signs/unseen.module.css';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import classes from './ContactForm.module.css';

const empty = { name: '', email: '', companyName: '', phoneNumber: '', message: '', website: '' };

/** Who wants the product, and what for. */
export const ContactForm = ({ onSent }: { onSent: () => void }) => {
  const { t, language } = useTranslation();
  const [sent, setSent] = useState<typeof empty | null>(null);
  const form = useForm({
    initial: empty,
    schema: async () => (await import('@llave/contract/contact')).contactForm,
    send: async (values) => {
      const { send } = await import('./contact-api.ts');
      await send({ ...values, language });
      setSent(values);
      onSent();
    },
  });
  if (sent) return <ContactThanks name={sent.name.trim()} email={sent.email.trim()} />;

  const field = (name: keyof typeof empty) => ({ ...form.field(name), error: form.errors[name] });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <p className={classes.lead}>{t('landing.contact.lead')}</p>
      <TextField {...field('name')} label={t('landing.contact.name')} autoComplete="name" maxLength={100} />
      <TextField
        {...field('email')}
        label={t('landing.contact.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
      />
      <div className={classes.pair}>
        <TextField
          {...field('companyName')}
          label={t('landing.contact.companyName')}
          autoComplete="organization"
          maxLength={200}
        />
        <TextField
          {...field('phoneNumber')}
          label={t('landing.contact.phoneNumber')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      <Textarea
        {...form.field('message')}
        label={t('landing.contact.message')}
        description={t('landing.contact.messageHint')}
        error={ruleText(t, form.errors.message)}
        maxLength={2000}
        rows={4}
      />
      <div className={unseen.unseen} aria-hidden="true">
        <TextField {...field('website')} label={t('landing.contact.website')} autoComplete="off" tabIndex={-1} />
      </div>
      <FailureNotice error={form.failure} fallback="landing.contact.failed" />
      <Button type="submit" className={classes.submit} loading={form.busy}>
        {t('landing.contact.submit')}
      </Button>
      <p className={classes.policy}>{t('landing.contact.policy')}</p>
    </form>
  );
};

type ContactThanksProps = { name: string; email: string };

/** The message has arrived; where the form had the focus, this has it now. */
const ContactThanks = ({ name, email }: ContactThanksProps) => {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={classes.thanks}>
      <span className={classes.icon}>
        <IconMailCheck size={40} stroke={1.6} aria-hidden="true" />
      </span>
      <h3>{t('landing.contact.thanks', { name })}</h3>
      <p>{t('landing.contact.thanksLead', { email })}</p>
    </div>
  );
};
