import type { Call } from '@llave/contract/endpoint';
import type { Range } from '@llave/contract/reports';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Translate, useTranslation } from '../../../i18n/translation.ts';
import { saveCsv } from '../../../lib/browser/save-csv.ts';
import type { Outgoing } from '../../../lib/calls/call.ts';
import { numericDay, today } from '../../../lib/time/days.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { CsvButton } from '../../../ui/buttons/CsvButton.tsx';
import print from '../../../ui/layout/print.module.css';
import { accountQuery } from '../../accounts/api.ts';
import type { Tab } from '../address.ts';
import classes from './ReportFrame.module.css';

type Props<E extends Call> = {
  tab: Tab;
  accountId: string;
  /** The call that answers the report, and what is sent with it; nothing while there is nothing to ask for. */
  report: E;
  sent: Outgoing<E> | null;
  range?: Range;
  /** What stands above on paper besides the report's name. */
  about?: string;
  csv?: string;
  /** What one chooses: days, states, words. */
  controls?: ReactNode;
  children: ReactNode;
};

/** A report on the screen and on paper: what it is, what is chosen, and the same as a file. */
export const ReportFrame = <E extends Call>(props: Props<E>) => {
  const { tab, accountId, report, sent, range, about, csv, controls, children } = props;
  const { t, language } = useTranslation();
  return (
    <section
      className={classes.report}
      data-wide={tab === 'overview' || undefined}
      aria-label={t(`reports.tab.${tab}`)}
    >
      <PaperHead accountId={accountId} title={about ?? t(`reports.tab.${tab}`)} range={range} />
      <div className={`${classes.head} ${print.screen}`}>
        <p className={classes.lead}>
          {t(`reports.${tab}.lead`)} {range && sent && <strong>{rangeText(t, range)}.</strong>}
        </p>
        <div className={classes.acts}>
          <CsvButton disabled={!sent} save={(onReceived) => saveCsv(report, sent as Outgoing<E>, language, onReceived)}>
            {csv ?? t('reports.csv')}
          </CsvButton>
          <Button
            variant="default"
            leftSection={<IconPrinter size={20} />}
            disabled={!sent}
            onClick={() => window.print()}
          >
            {t('reports.print')}
          </Button>
        </div>
      </div>
      {controls && <div className={`${classes.controls} ${print.screen}`}>{controls}</div>}
      {children}
    </section>
  );
};

type PaperHeadProps = { accountId: string; title: string; range: Range | undefined };

/** What a printed report says of itself: whose it is, what it is about, which days, and when it was printed. */
const PaperHead = ({ accountId, title, range }: PaperHeadProps) => {
  const { t } = useTranslation();
  const { data: account } = useQuery(accountQuery(accountId));
  const about = [
    account?.companyName,
    range && rangeText(t, range),
    t('reports.printedOn', { day: numericDay(today()) }),
  ];
  return (
    <div className={print.paper}>
      <p className={classes.title}>{title}</p>
      <p className={classes.about}>{about.filter(Boolean).join(' · ')}</p>
    </div>
  );
};

/** «Del 01/11/2026 al 15/11/2026». */
const rangeText = (t: Translate, { from, to }: Range) =>
  t(from === to ? 'reports.range.day' : 'reports.range.days', { from: numericDay(from), to: numericDay(to) });
