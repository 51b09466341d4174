import type { AppError } from '@llave/contract/errors';
import type { PublicReport } from '@llave/contract/incidents';
import { IconCheck } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { usePageTitle } from '../../../lib/browser/page-title.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { PublicFrame } from '../../../ui/public/PublicFrame.tsx';
import classes from '../../../ui/public/PublicMessage.module.css';
import { PublicSkeleton } from '../../../ui/public/PublicSkeleton.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { noticeTime } from '../notice-time.ts';
import { ReportForm } from './ReportForm.tsx';
import { ReportRefusal } from './ReportRefusal.tsx';
import { ReportTrouble } from './ReportTrouble.tsx';
import { readReport, type Ticket } from './report-api.ts';

const route = getRouteApi('/incident');

/** Where a tool's label or an incident's link leads: no account, a few words and a photo. */
export const ReportPage = () => {
  const { t } = useTranslation();
  const { incidentId, incidentid, toolId, token } = route.useSearch();
  const id = incidentId || incidentid || toolId;
  usePageTitle(t('report.title'));
  if (id && token) return <Report key={id + token} id={id} token={token} />;

  return (
    <PublicFrame host={null} about={t('report.title')}>
      <ReportTrouble title={t('report.trouble.incomplete')} lead={t('report.trouble.incompleteLead')} />
    </PublicFrame>
  );
};

/** What the link is about, then the form, then thanks; or why it opens nothing. */
const Report = (ticket: Ticket) => {
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

/** Reads what the link is about; a page that was opened without a network reads it as soon as there is one. */
const useReport = ({ id, token }: Ticket) => {
  const [report, setReport] = useState<PublicReport | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const read = useCallback(() => {
    setError(null);
    readReport({ id, token }).then(setReport, setError);
  }, [id, token]);

  useEffect(read, [read]);
  useEffect(() => {
    if (report) return;
    addEventListener('online', read);
    return () => removeEventListener('online', read);
  }, [report, read]);

  return { report, error, retry: read, refuse: setError };
};

type ReportThanksProps = { report: PublicReport; again: () => void };

/** The notice goes, the thanks stay. */
const ReportThanks = ({ report: { kind, companyName }, again }: ReportThanksProps) => {
  const { t } = useTranslation();
  const [told, setTold] = useState(true);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    scrollTo(0, 0);
    const timer = setTimeout(() => setTold(false), noticeTime);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div className={classes.notice}>{told && <Notice kind="good">{t('report.sent')}</Notice>}</div>
      <section className={classes.message}>
        <span className={classes.icon} data-good>
          <IconCheck size={48} stroke={2} />
        </span>
        <h1 ref={title} tabIndex={-1}>
          {t('report.thanks')}
        </h1>
        <p>{t('report.thanksLead', { company: companyName })}</p>
        {kind === 'tool' && (
          <Button variant="default" onClick={again}>
            {t('report.again')}
          </Button>
        )}
      </section>
    </>
  );
};
