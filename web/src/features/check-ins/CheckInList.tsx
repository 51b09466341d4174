import type { User } from '@llave/contract/users';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useCheckIns } from './api.ts';
import { CheckInCard } from './CheckInCard.tsx';
import { CheckInFilters } from './CheckInFilters.tsx';
import classes from './CheckInList.module.css';
import { type Filter, noFilter } from './filter.ts';
import { NoCheckIns } from './NoCheckIns.tsx';

type Props = { me: User; filter: Filter; show: (filter: Filter) => void };

/** What has come in and what has left again, newest first. */
export const CheckInList = ({ me, filter, show }: Props) => {
  const { t } = useTranslation();
  const list = useCheckIns(me.accountId, filter);
  usePageTitle(t('checkIns.title'));

  const count = list.items?.length ?? 0;
  return (
    <>
      <PageHead title={t('checkIns.title')} lead={t('checkIns.lead')} />
      <CheckInFilters filter={filter} show={show} />
      <p className={classes.count} role="status">
        {count > 0 && t(list.more ? 'checkIns.countMore' : 'checkIns.count', { count })}
      </p>
      <PagedList
        list={list}
        failed="checkIns.failed"
        skeleton={<CardsSkeleton className={classes.cards} height={264} />}
        empty={<NoCheckIns accountId={me.accountId} filter={filter} showAll={() => show(noFilter)} />}
      >
        {(checkIns) => (
          <ul className={classes.cards} aria-label={t('checkIns.title')}>
            {checkIns.map((checkIn) => (
              <li key={checkIn.id}>
                <CheckInCard checkIn={checkIn} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};
