import { IconMailCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './ContactThanks.module.css';

type Props = { name: string; email: string };

/** The message has arrived; where the form had the focus, this has it now. */
export const ContactThanks = ({ name, email }: Props) => {
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
