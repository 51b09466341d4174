import { type PasswordRule, passwordRules } from '@llave/contract/password-rules';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { type TextKey, useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/forms/form.ts';
import { Button } from '../buttons/Button.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { SwitchRow } from '../forms/SwitchRow.tsx';
import unseen from '../signs/unseen.module.css';
import { FailureNotice } from '../states/FailureNotice.tsx';
import classes from './PasswordDialogForm.module.css';

/** What is asked besides of who sets their own: the one before, and whether the printed badge ends too. */
export type OwnProof = { currentPassword?: string; endBadge?: boolean };

type Props = {
  warning: string;
  isOwn?: boolean | undefined;
  close: () => void;
  save: (password: string, proof: OwnProof) => Promise<void>;
};

export const PasswordDialogForm = ({ warning, isOwn = false, close, save }: Props) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: { currentPassword: '', password: '', confirm: '', endBadge: false },
    schema: () => import('@llave/contract/authentication').then((file) => file.passwordForm),
    blame: { passwordWrong: { currentPassword: 'passwordWrong' } },
    send: ({ password, currentPassword, endBadge }) =>
      save(password, isOwn ? { endBadge, ...(currentPassword && { currentPassword }) } : {}),
  });
  const { password, confirm, endBadge } = form.values;
  const matches = password !== '' && password === confirm;
  const strong = Object.values(passwordRules).every((holds) => holds(password));

  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <p className={classes.warning}>{warning}</p>
      {isOwn && (
        <PasswordField
          {...form.field('currentPassword')}
          label={t('passwords.current')}
          description={t('passwords.currentHint')}
          error={form.errors.currentPassword}
          autoComplete="current-password"
          data-autofocus
        />
      )}
      <PasswordField
        {...form.field('password')}
        label={t('authentication.newPassword')}
        error={form.errors.password}
        autoComplete="new-password"
        data-autofocus={isOwn ? undefined : true}
      />
      <PasswordField {...form.field('confirm')} label={t('authentication.confirm')} autoComplete="new-password" />
      <PasswordRules password={password} matches={matches} />
      {isOwn && (
        <SwitchRow
          label={t('passwords.endBadge')}
          description={t('passwords.endBadgeHint')}
          checked={endBadge}
          onChange={(checked) => form.set('endBadge', checked)}
        />
      )}
      <FailureNotice error={form.failure} fallback="passwords.failed" />
      <div className={classes.actions}>
        <Button variant="default" onClick={close}>
          {t('passwords.cancel')}
        </Button>
        <Button type="submit" loading={form.busy} disabled={!strong || !matches}>
          {t('passwords.save')}
        </Button>
      </div>
    </form>
  );
};

const texts: Record<PasswordRule, TextKey> = {
  length: 'rules.passwordLength',
  special: 'rules.passwordSpecial',
  digit: 'rules.passwordDigit',
  capital: 'rules.passwordCapital',
};

/** Which rules a password keeps, while it is being typed. */
const PasswordRules = ({ password, matches }: { password: string; matches: boolean }) => {
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
