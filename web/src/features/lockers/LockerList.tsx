import type { Locker } from '@llave/contract/lockers';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { UseType } from './api.ts';
import { Door } from './Door.tsx';
import type { Asked } from './LockerAct.tsx';
import classes from './LockerList.module.css';
import { matching } from './matching.ts';
import { NoLockers } from './NoLockers.tsx';
import { WallSkeleton } from './WallSkeleton.tsx';

type Props = {
  useType: UseType;
  lockers: UseQueryResult<Locker[]>;
  add: ReactNode;
  ask: (asked: Asked) => void;
  mayManage: boolean;
};

/** The lockers of one kind as the wall they are, door beside door. */
export const LockerList = ({ useType, lockers: { data, error, refetch }, add, ask, mayManage }: Props) => {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const trouble = error && <ErrorState error={error} fallback="lockers.failed" retry={refetch} />;
  if (!data) return trouble ?? <WallSkeleton />;
  if (data.length === 0) return trouble ?? <NoLockers useType={useType} q="" showAll={() => setQ('')} add={add} />;

  const shown = matching(data, q);
  const free = data.filter(({ status }) => status === 'Available').length;
  return (
    <>
      {trouble}
      <div className={classes.tools}>
        <SearchField
          label={t(useType === 'Tool' ? 'lockers.search' : 'lockers.searchKeys')}
          value={q}
          onSearch={setQ}
        />
        <p role="status">
          {t('lockers.count', { count: data.length })} · {t('lockers.free', { count: free })}
        </p>
      </div>
      {shown.length === 0 ? (
        <NoLockers useType={useType} q={q} showAll={() => setQ('')} add={add} />
      ) : (
        <ul className={classes.wall} aria-label={t('lockers.title')}>
          {shown.map((locker) => (
            <Door key={locker.id} locker={locker} ask={ask} mayManage={mayManage} />
          ))}
        </ul>
      )}
    </>
  );
};
