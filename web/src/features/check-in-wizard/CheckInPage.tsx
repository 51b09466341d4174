import type { PublicAccount } from '@llave/contract/accounts';
import { IconFlask } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { withTexts } from '../../i18n/language.ts';
import { type TextKey, useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useCompany } from '../../lib/calls/use-company.ts';
import { useLazy } from '../../lib/loading/use-lazy.ts';
import { CookieBanner } from '../../ui/privacy/CookieBanner.tsx';
import { CompanyTrouble } from '../../ui/public/CompanyTrouble.tsx';
import { hostOf } from '../../ui/public/host.ts';
import { PublicFrame } from '../../ui/public/PublicFrame.tsx';
import { PublicSkeleton } from '../../ui/public/PublicSkeleton.tsx';
import classes from './CheckInPage.module.css';
import { Intro } from './steps/Intro.tsx';
import { useCheckIn } from './use-check-in.ts';

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

type WizardProps = { company: PublicAccount; isDemo: boolean; isDemoCompany: boolean };

const loadSteps = async () => {
  const steps = withTexts('policy', import('./steps/LazyStep.tsx'));
  const [{ LazyStep }, { furthest }] = await Promise.all([steps, import('./rules.ts')]);
  return { LazyStep, furthest };
};

/** One question a screen, from whose vehicle it is to where the keys go. */
const Wizard = ({ company, isDemo, isDemoCompany }: WizardProps) => {
  const { t } = useTranslation();
  const lazy = useLazy(loadSteps);
  const checkIn = useCheckIn({ company, isDemo, furthest: lazy?.furthest ?? null });
  return (
    <>
      {(isDemo || isDemoCompany) && <DemoBand text={isDemo ? 'checkIn.demo' : 'checkIn.demoCompany'} />}
      {checkIn.step === 0 && <Intro {...checkIn} />}
      {checkIn.step !== 0 && lazy && <lazy.LazyStep {...checkIn} />}
      {checkIn.step !== 0 && !lazy && (
        <PublicFrame host={hostOf(company)} about={t('checkIn.title')}>
          <PublicSkeleton />
        </PublicFrame>
      )}
    </>
  );
};

/** Says above everything that this is only to try it. */
const DemoBand = ({ text }: { text: TextKey }) => {
  const { t } = useTranslation();
  return (
    <aside className={classes.band}>
      <IconFlask size={20} stroke={1.8} />
      {t(text)}
    </aside>
  );
};
