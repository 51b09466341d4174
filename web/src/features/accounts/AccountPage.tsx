import { allows } from '@llave/contract/access';
import { changeAccount } from '@llave/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { DeletionCard } from '../departures/DeletionCard.tsx';
import { LeavingCard } from '../departures/LeavingCard.tsx';
import { UseCard } from '../quotas/UseCard.tsx';
import { SignOnCard } from '../sign-on/SignOnCard.tsx';
import { AccountEditor } from './AccountEditor.tsx';
import classes from './AccountPage.module.css';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { accountQuery } from './api.ts';

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
