import { isTaxId } from '@llave/contract/tax-id';
import { IconCheck } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { type FormFields, useForm } from '../../lib/forms/form.ts';
import { useSteps } from '../../lib/forms/steps.ts';
import { placeOfPostCode } from '../../lib/text/post-codes.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import classes from '../../ui/forms/public-form.module.css';
import { TextField } from '../../ui/forms/TextField.tsx';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { AddressFields } from './AddressFields.tsx';
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

/** What is asked first; what bills and receipts need comes after it. */
const first = ['name', 'surname', 'email', 'password', 'companyName'];
const isFirst = (path: string) => first.includes(path);

export const SignUpPage = () => {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  usePageTitle(t('authentication.signUp.title'));
  const form = useForm({
    initial: empty,
    schema: async () => (await import('@llave/contract/accounts')).signUpForm,
    blame: { identifierTaken: { email: 'emailTaken' } },
    send: async (values) => {
      const isIn = await (await load()).register({ ...values, language });
      if (isIn) await navigate({ to: '/dashboard' });
      else await navigate({ to: '/login', search: { identifier: values.email.trim(), notice: 'registered' } });
    },
  });
  const { email, password, companyName } = form.values;
  const isAnswered = email !== '' && password !== '' && companyName !== '';
  const refused = Object.keys(form.errors).some(isFirst);
  const { step, go, back } = useSteps((asked) => (asked > 0 && isAnswered && !refused ? 1 : 0));
  const element = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its first field, or at the one that was refused
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid], [data-first]')?.focus();
  }, [step]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (step === 1) return form.submit(event);
    event.preventDefault();
    if (await form.check(isFirst, event.currentTarget)) go(1);
  };

  return (
    <form ref={element} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={classes.intro}>
        <h1>{t('authentication.signUp.title')}</h1>
        <p>{t(step === 1 ? 'authentication.signUp.secondLead' : 'authentication.signUp.lead')}</p>
      </div>
      {step === 1 ? <CompanyStep form={form} /> : <PersonStep form={form} />}
      <FailureNotice error={form.failure} fallback="authentication.signUp.failed" />
      <Button type="submit" className={classes.submit} loading={form.busy}>
        {t(step === 1 ? 'authentication.signUp.submit' : 'authentication.signUp.next')}
      </Button>
      {step === 1 ? (
        <Button variant="subtle" onClick={() => back()}>
          {t('authentication.signUp.back')}
        </Button>
      ) : (
        <p className={classes.foot}>
          {t('authentication.signUp.haveAccount')}
          <Link to="/sign-in">{t('authentication.signUp.signIn')}</Link>
        </p>
      )}
    </form>
  );
};

/** Who one is, by what one signs in, and for which company. */
const PersonStep = ({ form }: { form: FormFields }) => {
  const { t } = useTranslation();
  return (
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
        {...form.field('companyName')}
        label={t('company.companyName')}
        error={form.errors.companyName}
        autoComplete="organization"
      />
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
  );
};

type CompanyForm = FormFields & { values: typeof empty; set: (path: string, value: unknown) => void };

/** What bills and receipts need of the company. */
const CompanyStep = ({ form }: { form: CompanyForm }) => {
  const { t } = useTranslation();
  const { companyIdentifier, address } = form.values;
  const isRight = isTaxId(companyIdentifier);
  const fill = (postCode: string) => {
    const before = placeOfPostCode(address.postCode);
    const { city = '', state = '' } = placeOfPostCode(postCode);
    const isOurs = (typed: string, filled = '') => typed === '' || typed === filled;
    form.set('address', {
      ...address,
      postCode,
      ...(city && isOurs(address.city, before.city) && { city }),
      ...(state && isOurs(address.state, before.state) && { state }),
    });
  };
  const field = (path: string) =>
    path === 'address.postCode'
      ? {
          ...form.field(path),
          onChange: (event: { currentTarget: { value: string } }) => fill(event.currentTarget.value),
        }
      : form.field(path);
  return (
    <fieldset className={classes.group}>
      <legend>{t('authentication.signUp.company')}</legend>
      <div className={fields.pair}>
        <TextField
          {...form.field('companyIdentifier')}
          data-first
          label={t('company.companyIdentifier')}
          error={form.errors.companyIdentifier}
          rightSection={isRight && <IconCheck size={20} />}
          description={companyIdentifier.length >= 9 && !isRight ? t('authentication.signUp.taxIdDoubtful') : undefined}
          autoComplete="off"
        />
        <TextField
          {...form.field('phoneNumber')}
          type="tel"
          label={t('company.phoneNumber')}
          error={form.errors.phoneNumber}
          autoComplete="tel"
        />
      </div>
      <AddressFields form={{ ...form, field }} />
    </fieldset>
  );
};
