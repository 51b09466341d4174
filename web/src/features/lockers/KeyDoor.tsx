import type { Locker } from '@llave/contract/lockers';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { clockText, dayAndTime } from '../../lib/time/dates.ts';
import { today } from '../../lib/time/days.ts';
import { useNow } from '../../lib/time/now.ts';
import { Chip } from '../../ui/signs/Chip.tsx';
import { NumberPlate } from '../../ui/signs/NumberPlate.tsx';
import classes from './KeyDoor.module.css';
import { KeyOwner } from './KeyOwner.tsx';
import type { Asked } from './LockerAct.tsx';
import { tones } from './tones.ts';

type Props = { locker: Locker; ask: (asked: Asked) => void; mayManage: boolean };

/** A door with a key behind it: of which vehicle, whose, and when it goes or comes. All are alike, since a key needs little room. */
export const KeyDoor = ({ locker, ask, mayManage }: Props) => {
  const { t } = useTranslation();
  const { identifierValue: number, identifier, status, booking, checkIn } = locker;
  const key = booking ?? checkIn;
  const plate = <span className={classes.number}>{number}</span>;
  return (
    <div className={classes.door}>
      {mayManage ? (
        <button
          type="button"
          className={classes.head}
          aria-label={t('lockers.open', { number })}
          onClick={() => ask({ what: 'details', locker })}
        >
          {plate}
          <IconDots size={20} />
        </button>
      ) : (
        <p className={classes.head}>{plate}</p>
      )}
      <div className={classes.state}>
        {key && <NumberPlate>{key.numberPlate}</NumberPlate>}
        <Chip tone={tones[status]}>{t(`lockers.status.${status}`)}</Chip>
      </div>
      {key ? (
        <>
          <KeyOwner locker={locker} className={classes.owner}>
            {key.customer}
          </KeyOwner>
          <KeyTime locker={locker} />
        </>
      ) : (
        <p className={classes.empty}>{identifier}</p>
      )}
    </div>
  );
};

/** When the vehicle goes or is to be back, or when it came. */
const KeyTime = ({ locker: { booking, checkIn } }: { locker: Locker }) => {
  const { t, language } = useTranslation();
  const now = useNow();
  const date = booking?.date ?? checkIn?.date;
  if (!date) return null;
  const isToday = today(new Date(date)) === today(now);
  const when = isToday ? `${t('times.today')}, ${clockText(new Date(date))}` : dayAndTime(date, language);
  const text = booking ? (booking.isGone ? 'lockers.comes' : 'lockers.goes') : 'lockers.came';
  return (
    <p className={classes.time} data-today={isToday || undefined}>
      {t(text, { when })}
    </p>
  );
};
