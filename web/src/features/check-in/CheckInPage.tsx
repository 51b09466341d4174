import { useParams } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useCompany } from '../../lib/use-company.ts';
import { CompanyTrouble } from '../../ui/CompanyTrouble.tsx';
import { CookieBanner } from '../../ui/CookieBanner.tsx';
import { PublicFrame } from '../../ui/PublicFrame.tsx';
import { PublicSkeleton } from '../../ui/PublicSkeleton.tsx';
import { Wizard } from './Wizard.tsx';

/** Where a workshop's customers leave their vehicle; without a company in the address it is the demo's. */
export const CheckInPage = () => {
  const { accountId, isDemo } = useParams({ strict: false });
  const demo = isDemo !== undefined && !['false', '0'].includes(isDemo);
  return (
    <>
      <CookieBanner />
      <CheckIn key={`${accountId} ${demo}`} accountId={accountId} isDemo={demo} />
    </>
  );
};

const CheckIn = ({ accountId, isDemo }: { accountId: string | undefined; isDemo: boolean }) => {
  const { t } = useTranslation();
  const { value: company, error, reread } = useCompany(accountId);
  usePageTitle(company ? `${t('checkIn.title')} · ${company.name}` : t('checkIn.title'));
  if (company) return <Wizard company={company} isDemo={isDemo} isDemoCompany={!accountId} />;
  return (
    <PublicFrame host={null} about={t('checkIn.title')}>
      {error ? <CompanyTrouble error={error} retry={reread} /> : <PublicSkeleton />}
    </PublicFrame>
  );
};
