import { useTranslation } from '../../../i18n/translation.ts';
import type { Pages } from '../../../lib/calls/pages.ts';
import print from '../../../ui/layout/print.module.css';
import classes from './RowCount.module.css';

/** How many lines there are so far; paper says when it has not got them all. */
export const RowCount = ({ list }: { list: Pages<{ id: string }> }) => {
  const { t } = useTranslation();
  const count = list.items?.length ?? 0;
  return (
    <>
      <p className={`${classes.count} ${print.screen}`} role="status">
        {count > 0 && t(list.more ? 'reports.countMore' : 'reports.count', { count })}
      </p>
      {list.more && <p className={print.paper}>{t('reports.partPrinted', { count })}</p>}
    </>
  );
};
