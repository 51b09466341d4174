import { type PasswordRule, passwordRules } from '@llave/contract/password-rules';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { TextKey } from '../i18n/translation.ts';
import { useTranslation } from '../i18n/translation.ts';
import classes from './PasswordRules.module.css';
import unseen from './unseen.module.css';

const texts: Record<PasswordRule, TextKey> = {
  length: 'rules.passwordLength',
  special: 'rules.passwordSpecial',
  digit: 'rules.passwordDigit',
  capital: 'rules.passwordCapital',
};

/** Which rules a password keeps, while it is being typed. */
export const PasswordRules = ({ password, matches }: { password: string; matches: boolean }) => {
  const { t } = useTranslation();
  const kept = (Object.keys(passwordRules) as PasswordRule[]).map((rule) => ({
    text: t(texts[rule]),
    holds: passwordRules[rule](password),
  }));
  return (
    <div className={classes.rules}>
      <p>{t('passwords.rules')}</p>
      <ul>
        {[...kept, { text: t('passwords.match'), holds: matches }].map(({ text, holds }) => (
          <li key={text} data-holds={holds || undefined}>
            {holds ? <IconCircleCheckFilled size={20} /> : <IconCircle size={20} />}
            {text}
            <span className={unseen.unseen}>: {t(holds ? 'passwords.met' : 'passwords.missing')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
