import { languageOf } from '@llave/contract/fields';
import type { User } from '@llave/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { accountQuery } from './api.ts';
import classes from './OwnProfile.module.css';
import { OwnRoles } from './OwnRoles.tsx';

/** Who one is here, what one may do, and whom one works for; nothing of it is changed here. */
export const OwnProfile = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const { data: account, error, refetch } = useQuery(accountQuery(me.accountId));
  const language = languageOf(me.language) === 'en' ? t('frame.english') : t('frame.spanish');
  return (
    <div className={classes.page}>
      <PageHead title={t('accounts.profile.title')} lead={t('accounts.profile.lead')} />
      <div className={classes.parts}>
        <Section title={t('accounts.profile.person')} lead={t('accounts.profile.personLead')}>
          <dl className={classes.facts}>
            <Fact label={t('users.name')}>{me.name}</Fact>
            <Fact label={t('users.surname')}>{me.surname}</Fact>
            <Fact label={t(me.userName ? 'users.userName' : 'users.email')}>{me.userName ?? me.email}</Fact>
            <Fact label={t('frame.language')}>{language}</Fact>
          </dl>
        </Section>
        <Section title={t('accounts.profile.roles')} lead={t('accounts.profile.rolesLead')}>
          <OwnRoles access={me.access} />
        </Section>
        <Section title={t('accounts.profile.company')} lead={t('accounts.profile.companyLead')}>
          {account && (
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
          )}
          {!account && !error && <Skeleton height={120} />}
          {!account && error && <ErrorState error={error} fallback="accounts.failed" retry={refetch} />}
        </Section>
      </div>
    </div>
  );
};
