import { allows } from '@llave/contract/access';
import { type Account, accountForm, changeAccount } from '@llave/contract/accounts';
import type { FactorRule } from '@llave/contract/factors';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { accountFieldLabels } from '../../i18n/account-fields.ts';
import { type TextKey, type Translate, useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useEditing } from '../../lib/forms/editing.ts';
import { useSession } from '../../lib/session/session.ts';
import type { FieldWords } from '../../ui/editing/DifferenceChoice.tsx';
import { EditForm } from '../../ui/editing/EditForm.tsx';
import { monthsText } from '../../ui/signs/months-text.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { notifySuccess } from '../../ui/toasts/notify.ts';
import { DeletionCard } from '../departures/DeletionCard.tsx';
import { LeavingCard } from '../departures/LeavingCard.tsx';
import { UseCard } from '../quotas/UseCard.tsx';
import { SignOnCard } from '../sign-on/SignOnCard.tsx';
import classes from './AccountPage.module.css';
import { AccountSections } from './AccountSections.tsx';
import { type AccountField, accountFields, valuesOf } from './account-form.ts';
import { accountQuery, saveAccount } from './api.ts';

/** The company, for those who look after it; everybody else finds themselves elsewhere. */
export const AccountPage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  usePageTitle(t('accounts.title'));
  if (!me) return null;
  return allows(changeAccount.access, me) ? (
    <Company accountId={me.accountId} />
  ) : (
    <Navigate to="/dashboard/profile" replace />
  );
};

const Company = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation();
  const account = useQuery(accountQuery(accountId));
  return (
    <div className={classes.page}>
      <h1>{t('accounts.title')}</h1>
      <p className={classes.lead}>{t('accounts.lead')}</p>
      {account.data && <DeletionCard account={account.data} />}
      {account.data && <AccountEditor account={account.data} />}
      {account.data && (
        <div className={classes.after}>
          <SignOnCard accountId={accountId} />
          <UseCard accountId={accountId} />
          <LeavingCard account={account.data} />
        </div>
      )}
      {account.isPending && <AccountSkeleton />}
      {account.isError && !account.data && (
        <ErrorState error={account.error} fallback="accounts.failed" retry={account.refetch} />
      )}
    </div>
  );
};

const AccountSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} role="status" aria-label={t('frame.loading')}>
      <Skeleton height={300} />
      <Skeleton height={260} />
      <Skeleton height={180} />
    </div>
  );
};

const AccountEditor = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const editing = useEditing({
    record: account,
    fields: accountFields,
    valuesOf,
    schema: accountForm,
    save: saveAccount,
    onSaved: () => notifySuccess(t('forms.saved')),
  });
  return (
    <EditForm editing={editing} words={accountWords(t)}>
      <AccountSections account={editing.base} form={editing.form} />
    </EditForm>
  );
};

const fieldLabels: Record<AccountField, TextKey> = accountFieldLabels;

/** The account's fields and their values, in words. */
const accountWords = (t: Translate): FieldWords<AccountField> => ({
  label: (field) => t(fieldLabels[field]),
  show: (value, field, side) => {
    if (typeof value === 'boolean') return t(value ? 'accounts.stale.yes' : 'accounts.stale.no');
    if (field === 'keyDropMinutes') return t('accounts.minutes', { count: Number(value) });
    if (field === 'checkInHours') return t('accounts.hours', { count: Number(value) });
    if (field === 'secondFactor') return t(`factors.rule.${value as FactorRule}`);
    if (typeof value === 'number') return monthsText(t, value);
    if (field === 'logo' && value) return t(side === 'theirs' ? 'accounts.stale.logoSet' : 'accounts.stale.logoOther');
    return Array.isArray(value) ? value.join('\n') : String(value ?? '');
  },
});
