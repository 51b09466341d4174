import type { PublicAccount } from '@llave/contract/accounts';
import { useTranslation } from '../../i18n/translation.ts';
import { useLater } from '../../lib/later.ts';
import { hostOf } from '../../ui/host.ts';
import { PublicFrame } from '../../ui/PublicFrame.tsx';
import { PublicSkeleton } from '../../ui/PublicSkeleton.tsx';
import { ReporterStep } from './ReporterStep.tsx';
import { Thanks } from './Thanks.tsx';
import { useReport } from './use-report.ts';

const loadStep = async () => {
  const [{ DetailStep }, { reporterIssues }] = await Promise.all([import('./DetailStep.tsx'), import('./rules.ts')]);
  return { DetailStep, reporterIssues };
};

/** Who reports, what it is, thanks. */
export const Wizard = ({ company }: { company: PublicAccount }) => {
  const { t } = useTranslation();
  const later = useLater(loadStep);
  const reporting = useReport(company, later?.reporterIssues ?? null);
  const { done } = reporting.draft;
  if (done) return <Thanks reporting={reporting} done={done} />;
  if (reporting.step === 0) return <ReporterStep {...reporting} />;
  if (later) return <later.DetailStep {...reporting} />;
  return (
    <PublicFrame host={hostOf(company)} about={t('fieldReport.title')}>
      <PublicSkeleton />
    </PublicFrame>
  );
};
