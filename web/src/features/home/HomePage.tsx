import { allows } from '@llave/contract/access';
import { changeAccount } from '@llave/contract/accounts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { dayOfWeek } from '../../lib/dates.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { accountQuery } from '../accounts/api.ts';
import { CompanyCard } from '../accounts/CompanyCard.tsx';
import classes from './HomePage.module.css';

export const HomePage = () => {
  const { t, language } = useTranslation();
  const user = useSession()?.user;
  const account = useQuery({ ...accountQuery(user?.accountId ?? ''), enabled: user !== undefined });
  usePageTitle(t('shell.home'));
  if (!user) return null;

  const openAccount = allows(changeAccount.access, user) && (
    <ButtonLink to="/dashboard/account" fullWidth>
      {t('home.openAccount')}
    </ButtonLink>
  );
  return (
    <>
      <h1>{user.name ? t('home.hello', { name: user.name }) : t('home.helloNobody')}</h1>
      <p className={classes.date}>{dayOfWeek(new Date(), language)}</p>
      <div className={classes.cards}>
        {account.data && <CompanyCard account={account.data} act={openAccount} />}
        {account.isPending && <Skeleton height={280} radius="lg" />}
        {account.isError && !account.data && (
          <ErrorState error={account.error} fallback="home.failed" retry={account.refetch} />
        )}
      </div>
    </>
  );
};
