import type { Range } from '@llave/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { numericDay, today } from '../../lib/days.ts';
import print from '../../ui/print.module.css';
import { accountQuery } from '../accounts/api.ts';
import classes from './PaperHead.module.css';
import { rangeText } from './range-text.ts';

type Props = { accountId: string; title: string; range: Range | undefined };

/** What a printed report says of itself: whose it is, what it is about, which days, and when it was printed. */
export const PaperHead = ({ accountId, title, range }: Props) => {
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
