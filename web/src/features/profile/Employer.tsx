import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { accountQuery } from '../accounts/api.ts';
import classes from './ProfilePage.module.css';

/** Whom one works for. */
export const Employer = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation();
  const { data: account, error, refetch } = useQuery(accountQuery(accountId));
  if (!account && error) return <ErrorState error={error} fallback="accounts.failed" retry={refetch} />;
  if (!account) return <Skeleton height={120} />;
  return (
    <dl className={classes.facts}>
      <Fact label={t('company.companyName')}>{account.companyName}</Fact>
      <Fact label={t('company.phoneNumber')}>
        <PhoneLink number={account.phoneNumber} />
      </Fact>
      <Fact label={t('accounts.email')}>
        <a className={classes.mail} href={`mailto:${account.email}`}>
          {account.email}
        </a>
      </Fact>
      <Fact label={t('accounts.address')}>
        {`${account.address.street}\n${account.address.postCode} ${account.address.city}`}
      </Fact>
    </dl>
  );
};
