import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useCompany } from '../../lib/use-company.ts';
import { CompanyTrouble } from '../../ui/CompanyTrouble.tsx';
import { CookieBanner } from '../../ui/CookieBanner.tsx';
import { hostOf } from '../../ui/host.ts';
import { PublicFrame } from '../../ui/PublicFrame.tsx';
import { PublicSkeleton } from '../../ui/PublicSkeleton.tsx';
import { CookieChoice } from './CookieChoice.tsx';
import { Policy } from './Policy.tsx';

const route = getRouteApi('/privacy-policy/$accountId');

/** What a company does with the data of those who use its public pages. */
export const PolicyPage = () => {
  const { accountId } = route.useParams();
  return <Page key={accountId} accountId={accountId} />;
};

export const DemoPolicyPage = () => <Page />;

const Page = ({ accountId }: { accountId?: string }) => {
  const { t } = useTranslation();
  const { value: company, error, reread } = useCompany(accountId);
  usePageTitle(company ? `${t('policy.title')} · ${company.name}` : t('policy.title'));
  return (
    <>
      <CookieBanner />
      <PublicFrame host={company && hostOf(company)} about={t('policy.title')} contact={company ?? undefined}>
        {company && <Policy company={company} />}
        {!company && error && <CompanyTrouble error={error} retry={reread} />}
        {!company && !error && <PublicSkeleton />}
        <CookieChoice />
      </PublicFrame>
    </>
  );
};
