import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { PublicFrame } from '../../ui/PublicFrame.tsx';
import { PublicSkeleton } from '../../ui/PublicSkeleton.tsx';
import { ReportForm } from './ReportForm.tsx';
import { ReportRefusal } from './ReportRefusal.tsx';

import { ReportThanks } from './ReportThanks.tsx';
import type { Ticket } from './report-api.ts';
import { useReport } from './use-report.ts';

/** What the link is about, then the form, then thanks; or why it opens nothing. */
export const Report = (ticket: Ticket) => {
  const { t } = useTranslation();
  const { report, error, retry, refuse } = useReport(ticket);
  const [sent, setSent] = useState(false);
  const about = t('report.title');
  if (report && !error && !sent)
    return <ReportForm ticket={ticket} report={report} done={() => setSent(true)} refuse={refuse} />;

  return (
    <PublicFrame host={report} about={about}>
      {error && <ReportRefusal error={error} retry={retry} />}
      {!error && !report && <PublicSkeleton />}
      {!error && report && <ReportThanks report={report} again={() => setSent(false)} />}
    </PublicFrame>
  );
};
