import { useTranslation } from '../../../i18n/translation.ts';
import type { FormFields } from '../../../lib/forms/form.ts';
import classes from '../../../ui/forms/form-page.module.css';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Section } from '../../../ui/layout/Section.tsx';

type Props = { form: FormFields; isAdmin: boolean; emailTaken?: boolean; onEmailLeft?: () => void };

export const PersonFields = ({ form: { field, errors }, isAdmin, emailTaken = false, onEmailLeft }: Props) => {
  const { t } = useTranslation();
  return (
    <Section title={t('users.person')} lead={t(isAdmin ? 'users.personLeadAdmin' : 'users.personLead')}>
      <div className={classes.pair}>
        <TextField {...field('name')} label={t('users.name')} error={errors.name} autoComplete="off" />
        <TextField {...field('surname')} label={t('users.surname')} error={errors.surname} autoComplete="off" />
      </div>
      {isAdmin ? (
        <TextField
          {...field('email')}
          type="email"
          label={t('users.email')}
          description={t('users.emailHint')}
          error={errors.email ?? (emailTaken ? 'emailTaken' : undefined)}
          onBlur={onEmailLeft}
          autoComplete="off"
        />
      ) : (
        <TextField
          {...field('userName')}
          label={t('users.userName')}
          description={t('users.userNameHint')}
          error={errors.userName}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Section>
  );
};
