import type { Roles } from '@llave/contract/access';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { saveLanguage } from '../../lib/session/save-language.ts';
import { useSession } from '../../lib/session/session.ts';
import { LanguageSwitch } from '../../ui/buttons/LanguageSwitch.tsx';
import { PhoneLink } from '../../ui/buttons/PhoneLink.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Fact } from '../../ui/signs/Fact.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { accountQuery } from '../accounts/api.ts';
import { PasswordCard } from '../authentication/PasswordCard.tsx';
import { FactorsCard } from '../factors/FactorsCard.tsx';
import { NoticeSettingsCard } from '../notices/NoticeSettingsCard.tsx';
import { SessionsCard } from '../sessions/SessionsCard.tsx';
import { OwnBadgeCard } from '../users/OwnBadgeCard.tsx';
import classes from './ProfilePage.module.css';

/** Who one is here, how one gets in, where one is signed in, and what one may do. */
export const ProfilePage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  usePageTitle(t('profile.title'));
  if (!me) return null;
  return (
    <div className={classes.page}>
      <PageHead title={t('profile.title')} lead={t('profile.lead')} />
      <div className={classes.parts}>
        <Section title={t('profile.person')} lead={t('profile.personLead')}>
          <dl className={classes.facts}>
            <Fact label={t('users.name')}>{me.name}</Fact>
            {me.surname && <Fact label={t('users.surname')}>{me.surname}</Fact>}
            {me.userName && <Fact label={t('users.userName')}>{me.userName}</Fact>}
            {me.email && <Fact label={t('users.email')}>{me.email}</Fact>}
          </dl>
          <div className={classes.language}>
            <div>
              <p className={classes.label}>{t('frame.language')}</p>
              <p className={classes.hint}>{t('profile.languageLead')}</p>
            </div>
            <LanguageSwitch onChoose={(language) => void saveLanguage(language)} />
          </div>
        </Section>
        <NoticeSettingsCard hasEmail={Boolean(me.confirmedEmail)} />
        <PasswordCard me={me} />
        <FactorsCard />
        <SessionsCard />
        <OwnBadgeCard me={me} />
        {!me.isAdmin && (
          <Section title={t('profile.roles')} lead={t('profile.rolesLead')}>
            <OwnRoles access={me.access} />
          </Section>
        )}
        <Section title={t('profile.company')} lead={t('profile.companyLead')}>
          <Employer accountId={me.accountId} />
        </Section>
      </div>
    </div>
  );
};

const order = ['tools', 'renting', 'checking', 'management'] as const;
const levels = { 1: 'none', 2: 'view', 3: 'manage' } as const;

/** What one may do in each part of the product, in words. */
const OwnRoles = ({ access }: { access: Roles }) => {
  const { t } = useTranslation();
  return (
    <dl className={classes.roles}>
      {order.map((module) => {
        const level = levels[access[`${module}RoleId`]];
        return (
          <Fact key={module} label={t(`users.access.${module}.label`)}>
            <span className={level === 'none' ? classes.none : undefined}>{t(`profile.${module}.${level}`)}</span>
          </Fact>
        );
      })}
    </dl>
  );
};

/** Whom one works for. */
const Employer = ({ accountId }: { accountId: string }) => {
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
