import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useForm } from '../../lib/forms/form.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import classes from '../../ui/forms/public-form.module.css';
import { TextField } from '../../ui/forms/TextField.tsx';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { AddressFields } from './AddressFields.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import fields from './fields.module.css';

const load = () => import('./sign-up.ts');
const empty = {
  name: '',
  surname: '',
  email: '',
  password: '',
  companyName: '',
  companyIdentifier: '',
  phoneNumber: '',
  address: { street: '', city: '', state: '', postCode: '' },
};

export const SignUpPage = () => {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  usePageTitle(t('authentication.signUp.title'));
  const form = useForm({
    initial: empty,
    schema: async () => (await import('@llave/contract/accounts')).signUpForm,
    blame: { identifierTaken: { email: 'emailTaken' } },
    send: async (values) => {
      await (await load()).register({ ...values, language });
      await navigate({ to: '/login', search: { identifier: values.email.trim(), notice: 'registered' } });
    },
  });

  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <div className={classes.intro}>
        <h1>{t('authentication.signUp.title')}</h1>
        <p>{t('authentication.signUp.lead')}</p>
      </div>
      <fieldset className={classes.group}>
        <legend>{t('authentication.signUp.you')}</legend>
        <div className={fields.pair}>
          <TextField
            {...form.field('name')}
            label={t('authentication.signUp.name')}
            error={form.errors.name}
            autoComplete="given-name"
            maxLength={100}
          />
          <TextField
            {...form.field('surname')}
            label={t('authentication.signUp.surname')}
            error={form.errors.surname}
            autoComplete="family-name"
            maxLength={100}
          />
        </div>
        <TextField
          {...form.field('email')}
          type="email"
          label={t('authentication.signUp.email')}
          error={form.errors.email}
          autoComplete="email"
        />
        <PasswordField
          {...form.field('password')}
          label={t('authentication.password')}
          description={t('authentication.signUp.passwordHint')}
          error={form.errors.password}
          autoComplete="new-password"
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('authentication.signUp.company')}</legend>
        <CompanyFields form={form} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('authentication.signUp.address')}</legend>
        <AddressFields form={form} />
      </fieldset>
      <FailureNotice error={form.failure} fallback="authentication.signUp.failed" />
      <Button type="submit" className={classes.submit} loading={form.busy}>
        {t('authentication.signUp.submit')}
      </Button>
      <p className={classes.foot}>
        {t('authentication.signUp.haveAccount')}
        <Link to="/sign-in">{t('authentication.signUp.signIn')}</Link>
      </p>
    </form>
  );
};
