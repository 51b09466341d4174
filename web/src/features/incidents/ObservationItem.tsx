import type { Observation } from '@llave/contract/incidents';
import { IconQrcode } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/dates.ts';
import { Initials } from '../../ui/Initials.tsx';
import classes from './Observations.module.css';
import { authorOf } from './people.ts';

export const ObservationItem = ({ observation }: { observation: Observation }) => {
  const { t, language } = useTranslation();
  const { user, timestamp, detail } = observation;
  const { name, mark } = authorOf(t, observation);
  return (
    <li className={classes.item}>
      {user ? <Initials user={user} /> : <IconQrcode size={36} stroke={1.5} />}
      <div className={classes.words}>
        <p className={classes.author}>{name}</p>
        <p className={classes.mark}>
          <time dateTime={timestamp}>{dayAndTime(timestamp, language)}</time>
          {mark && ` · ${mark}`}
        </p>
        <p className={classes.detail}>{detail}</p>
      </div>
    </li>
  );
};
