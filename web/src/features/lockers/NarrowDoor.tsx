import type { Locker } from '@llave/contract/lockers';
import { useTranslation } from '../../i18n/translation.ts';
import { Chip } from '../../ui/signs/Chip.tsx';
import type { Asked } from './LockerAct.tsx';
import classes from './NarrowDoor.module.css';
import { ToolPlace } from './ToolPlace.tsx';
import { tones } from './tones.ts';

/** A slim door: its words stand upright where they must, and the whole of it opens the locker's dialog. */
export const NarrowDoor = ({ locker, ask }: { locker: Locker; ask: (asked: Asked) => void }) => {
  const { t } = useTranslation();
  const { identifierValue: number, status, tool } = locker;
  return (
    <button
      type="button"
      className={classes.door}
      data-slim={locker.lockerSize === 1 || undefined}
      title={tool?.name}
      onClick={() => ask({ what: 'details', locker })}
    >
      <span className={classes.unseen}>{t('lockers.one')}</span>
      <span className={classes.number} data-long={number.length > 3 || undefined}>
        {number}
      </span>
      <span className={classes.words}>
        <Chip tone={tones[status]}>{t(`lockers.status.${status}`)}</Chip>
        {tool && <span className={classes.tool}>{tool.name}</span>}
        {tool && locker.lockerSize > 1 && <ToolPlace tool={tool} />}
      </span>
    </button>
  );
};
