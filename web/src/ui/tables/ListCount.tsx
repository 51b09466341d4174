import { useTranslation } from '../../i18n/translation.ts';
import type { Pages } from '../../lib/calls/pages.ts';
import classes from './ListCount.module.css';

type Props = {
  list: Pages<{ id: string }>;
  noun: 'bookings' | 'checkIns' | 'fieldIncidents' | 'incidents' | 'users' | 'vehicles';
};

/** How many have been found, read aloud when it changes. */
export const ListCount = ({ list, noun }: Props) => {
  const { t } = useTranslation();
  const count = list.items?.length ?? 0;
  return (
    <p className={classes.count} role="status">
      {count > 0 && t(list.more ? `${noun}.countMore` : `${noun}.count`, { count })}
    </p>
  );
};
