import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './OpenBookings.module.css';

/** The bookings that a vehicle is promised to, each with the way to it. */
export const OpenBookings = ({ numbers }: { numbers: string[] }) => {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('errors.vehicleBooked')}</p>
      <ul className={classes.list}>
        {numbers.map((number) => (
          <li key={number}>
            <Link to="/dashboard/bookings" search={{ q: number }}>
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
