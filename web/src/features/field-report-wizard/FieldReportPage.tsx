import { IconMapPinOff } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useCompany } from '../../lib/calls/use-company.ts';
import { CookieBanner } from '../../ui/privacy/CookieBanner.tsx';
import { CompanyTrouble } from '../../ui/public/CompanyTrouble.tsx';
import { hostOf } from '../../ui/public/host.ts';
import { PublicFrame } from '../../ui/public/PublicFrame.tsx';
import { PublicMessage } from '../../ui/public/PublicMessage.tsx';
import { PublicSkeleton } from '../../ui/public/PublicSkeleton.tsx';
import { Wizard } from './Wizard.tsx';

const route = getRouteApi('/field-incident/$accountId');

/** Where the people of a company's sites report what fails and what they need. */
export const FieldReportPage = () => {
  const { accountId } = route.useParams();
  return (
    <>
      <CookieBanner />
      <FieldReport key={accountId} accountId={accountId} />
    </>
  );
};

const FieldReport = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation();
  const { value: company, error, reread } = useCompany(accountId);
  const about = t('fieldReport.title');
  usePageTitle(company ? `${about} · ${company.name}` : about);
  if (company && company.delegations.length > 0) return <Wizard company={company} />;
  return (
    <PublicFrame host={company && hostOf(company)} about={about} powered>
      {company && (
        <PublicMessage
          icon={<IconMapPinOff size={40} stroke={1.6} />}
          title={t('fieldReport.noDelegations')}
          lead={t('fieldReport.noDelegationsLead', { company: company.name })}
        />
      )}
      {!company && error && <CompanyTrouble error={error} retry={reread} />}
      {!company && !error && <PublicSkeleton />}
    </PublicFrame>
  );
};
