import type { Locker } from '@llave/contract/lockers';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { Chip } from '../../ui/Chip.tsx';
import { KeyBooking } from './KeyBooking.tsx';
import { KeyCheckIn } from './KeyCheckIn.tsx';
import { type Asked, LockerAct } from './LockerAct.tsx';
import { tones } from './tones.ts';
import classes from './WideDoor.module.css';

type Props = { locker: Locker; ask: (asked: Asked) => void; mayManage: boolean };

/** A door with room for what is in it and for the one act that makes sense now. */
export const WideDoor = ({ locker, ask, mayManage }: Props) => {
  const { t } = useTranslation();
  const { identifierValue: number, identifier, status, tool, booking, checkIn } = locker;
  const isEmpty = !tool && !booking && !checkIn;
  const plate = <span className={classes.number}>{number}</span>;
  return (
    <div className={classes.door}>
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
        {booking && <KeyBooking booking={booking} className={classes.tool} />}
        {checkIn && <KeyCheckIn checkIn={checkIn} className={classes.tool} />}
        {isEmpty && identifier && <p className={classes.description}>{identifier}</p>}
        {isEmpty && <span className={classes.vents} />}
      </div>
      {mayManage && <LockerAct locker={locker} ask={ask} />}
    </div>
  );
};
