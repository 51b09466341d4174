import { allows } from '@llave/contract/access';
import { changeAccount } from '@llave/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Forbidden } from '../../ui/Forbidden.tsx';
import { AccountEditor } from './AccountEditor.tsx';
import classes from './AccountPage.module.css';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { accountQuery } from './api.ts';

export const AccountPage = () => {
  const { t } = useTranslation();
  const user = useSession()?.user;
  const mayEdit = user !== undefined && allows(changeAccount.access, user);
  const account = useQuery({ ...accountQuery(user?.accountId ?? ''), enabled: mayEdit });
  usePageTitle(t('accounts.title'));
  if (!mayEdit) return <Forbidden />;

  return (
    <div className={classes.page}>
      <h1>{t('accounts.title')}</h1>
      <p className={classes.lead}>{t('accounts.lead')}</p>
      {account.data && <AccountEditor account={account.data} />}
      {account.isPending && <AccountSkeleton />}
      {account.isError && !account.data && (
        <ErrorState error={account.error} fallback="accounts.failed" retry={account.refetch} />
      )}
    </div>
  );
};
