import { allows } from '@llave/contract/access';
import { changeAccount } from '@llave/contract/accounts';
import type { User } from '@llave/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { accountQuery } from '../accounts/api.ts';
import { CompanyCard } from '../accounts/CompanyCard.tsx';

/** Where one works; who may change its details gets there from here. */
export const Company = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const account = useQuery(accountQuery(me.accountId));
  if (account.isPending) return <Skeleton height={280} />;
  if (!account.data) return <ErrorState error={account.error} fallback="home.failed" retry={account.refetch} />;

  const openAccount = allows(changeAccount.access, me) && (
    <ButtonLink to="/dashboard/account" variant="light" fullWidth>
      {t('home.openAccount')}
    </ButtonLink>
  );
  return <CompanyCard account={account.data} act={openAccount} />;
};
