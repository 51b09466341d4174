import type { PublicAccount } from '@llave/contract/accounts';
import { DetailStep } from './DetailStep.tsx';
import { ReporterStep } from './ReporterStep.tsx';
import { Thanks } from './Thanks.tsx';
import { useReport } from './use-report.ts';

/** Who reports, what it is, thanks. */
export const Wizard = ({ company }: { company: PublicAccount }) => {
  const reporting = useReport(company);
  const { done } = reporting.draft;
  if (done) return <Thanks reporting={reporting} done={done} />;
  return reporting.step === 1 ? <DetailStep {...reporting} /> : <ReporterStep {...reporting} />;
};
