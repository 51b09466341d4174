import type { Locker } from '@llave/contract/lockers';
import { IconDoor, IconDots, IconKey } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Chip } from '../../ui/signs/Chip.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { NoMatch } from '../../ui/states/NoMatch.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import type { UseType } from './api.ts';
import { KeyDoor } from './KeyDoor.tsx';
import { type Asked, LockerAct } from './LockerAct.tsx';
import classes from './LockerList.module.css';
import { matching } from './matching.ts';
import { NarrowDoor } from './NarrowDoor.tsx';
import { ToolPlace } from './ToolPlace.tsx';
import { tones } from './tones.ts';

type Props = {
  useType: UseType;
  lockers: UseQueryResult<Locker[]>;
  /** What is looked for first. */
  first: string;
  add: ReactNode;
  ask: (asked: Asked) => void;
  mayManage: boolean;
};

/** The lockers of one kind as the wall they are, door beside door. */
export const LockerList = ({ useType, lockers: { data, error, refetch }, first, add, ask, mayManage }: Props) => {
  const { t } = useTranslation();
  const [q, setQ] = useState(first);
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
        <ul className={classes.wall} data-keys={useType === 'Renting' || undefined} aria-label={t('lockers.title')}>
          {shown.map((locker) => (
            <Door key={locker.id} locker={locker} ask={ask} mayManage={mayManage} />
          ))}
        </ul>
      )}
    </>
  );
};

const doors = { first: 120, second: 120, third: 80, fourth: 160, fifth: 200, sixth: 80, seventh: 120, eighth: 240 };

const WallSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.wall} role="status" aria-label={t('frame.loading')}>
      {Object.entries(doors).map(([door, width]) => (
        <Skeleton key={door} width={width} height={208} radius={12} />
      ))}
    </div>
  );
};

type NoLockersProps = { useType: UseType; q: string; showAll: () => void; add: ReactNode };

const NoLockers = ({ useType, q, showAll, add }: NoLockersProps) => {
  const { t } = useTranslation();
  if (q) return <NoMatch noun="lockers" q={q} showAll={showAll} />;
  return (
    <EmptyState
      icon={useType === 'Tool' ? <IconDoor size={36} /> : <IconKey size={36} />}
      title={t(`lockers.empty.${useType}`)}
      lead={t(add ? `lockers.empty.${useType}Lead` : 'lockers.empty.view')}
    >
      {add}
    </EmptyState>
  );
};

/** Doors of this size and less have no room for buttons: they are one. */
const narrow = 2;

/** One locker: of tools as wide as it is large, of keys as wide as there is room. */
const Door = (props: ComponentProps<typeof WideDoor>) => {
  const { lockerSize, status, useType } = props.locker;
  const ToolDoor = lockerSize <= narrow ? NarrowDoor : WideDoor;
  const Inside = useType === 'Renting' ? KeyDoor : ToolDoor;
  return (
    <li className={classes.door} style={{ '--size': lockerSize } as CSSProperties} data-status={status}>
      <Inside {...props} />
    </li>
  );
};

type WideDoorProps = { locker: Locker; ask: (asked: Asked) => void; mayManage: boolean };

/** A door with room for what is in it and for the one act that makes sense now. */
const WideDoor = ({ locker, ask, mayManage }: WideDoorProps) => {
  const { t } = useTranslation();
  const { identifierValue: number, identifier, status, tool } = locker;
  const isEmpty = !tool;
  const plate = <span className={classes.number}>{number}</span>;
  return (
    <div className={classes.wideDoor}>
      {mayManage ? (
        <button
          type="button"
          className={classes.plate}
          aria-label={t('lockers.open', { number })}
          onClick={() => ask({ what: 'details', locker })}
        >
          {plate}
          <IconDots size={20} />
        </button>
      ) : (
        <p className={classes.plate}>{plate}</p>
      )}
      <div className={classes.words}>
        <Chip tone={tones[status]}>{t(`lockers.status.${status}`)}</Chip>
        {tool && (
          <Link to="/dashboard/tool/$toolId" params={{ toolId: tool.id }} className={classes.tool} title={tool.name}>
            {tool.name}
          </Link>
        )}
        {tool && <ToolPlace tool={tool} />}
        {isEmpty && identifier && <p className={classes.description}>{identifier}</p>}
        {isEmpty && <span className={classes.vents} />}
      </div>
      {mayManage && <LockerAct locker={locker} ask={ask} />}
    </div>
  );
};
