import type { Figure, Today } from '@llave/contract/today';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { numberText } from '../../lib/text/numbers.ts';
import { useNow } from '../../lib/time/now.ts';
import { Sparkline } from '../../ui/tables/Sparkline.tsx';
import classes from './Figures.module.css';
import { isLate } from './late-cars.ts';

type Name = keyof Today['figures'];

const places: Record<Name, LinkProps> = {
  toolsOut: { to: '/dashboard/tools', search: { show: 'inUse' } },
  rentals: { to: '/dashboard/bookings', search: { status: 'En curso' } },
  checkIns: { to: '/dashboard/check-ins', search: { state: 'open' } },
  hoursSaved: { to: '/dashboard/reports', search: { tab: 'savings' } },
};
const names = Object.keys(places) as Name[];

/** What the lines are drawn in: the colours of the states that they are about. */
const colors: Record<Name, string> = {
  toolsOut: '#ef8a17',
  rentals: '#1d4e89',
  checkIns: '#2e9e6b',
  hoursSaved: '#8a6d00',
};

/** The day in numbers, each with how it went in the last weeks; one that was never anything but zero stays away. */
export const Figures = ({ today: { figures, rental } }: { today: Today }) => {
  const shown = names.flatMap((name) => {
    const figure = figures[name];
    return figure && (figure.now > 0 || figure.weeks.some((week) => week > 0)) ? [{ name, figure }] : [];
  });
  const now = useNow();
  const late = (rental?.expected.items ?? []).filter((car) => isLate(car, now));
  if (shown.length === 0) return null;
  return (
    <ul className={classes.figures}>
      {late.length > 0 && <LateTile count={late.length} />}
      {shown.map(({ name, figure }) => (
        <Tile key={name} name={name} figure={figure} />
      ))}
    </ul>
  );
};

const Tile = ({ name, figure: { now, weeks } }: { name: Name; figure: Figure }) => {
  const { t, language } = useTranslation();
  const amount = (value: number) => (name === 'hoursSaved' ? numberText(value, language, 1) : String(value));
  return (
    <li>
      <Link {...places[name]} className={classes.tile}>
        <strong>{name === 'hoursSaved' ? t('day.figures.hours', { amount: amount(now) }) : amount(now)}</strong>
        <span className={classes.name}>{t(`day.figures.${name}`, { count: now })}</span>
        <Sparkline
          values={weeks}
          color={colors[name]}
          label={t('day.figures.weeks', { amounts: weeks.map(amount).join(' · ') })}
        />
      </Link>
    </li>
  );
};

const LateTile = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  return (
    <li className={classes.tile} data-late>
      <strong>{count}</strong>
      <span className={classes.name}>{t('day.figures.late', { count })}</span>
    </li>
  );
};
