import type { Call } from '@llave/contract/endpoint';
import type { Range } from '@llave/contract/reports';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import type { Outgoing } from '../../lib/call.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import { Button } from '../../ui/Button.tsx';
import { CsvButton } from '../../ui/CsvButton.tsx';
import print from '../../ui/print.module.css';
import type { Tab } from './address.ts';
import { PaperHead } from './PaperHead.tsx';
import classes from './ReportFrame.module.css';
import { rangeText } from './range-text.ts';

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
