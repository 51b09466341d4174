import { allows } from '@llave/contract/access';
import { getCheckIn } from '@llave/contract/check-ins';
import type { Locker } from '@llave/contract/lockers';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../lib/session/session.ts';

type Props = { checkIn: NonNullable<Locker['checkIn']>; className?: string | undefined };

/** Whose key it is: the vehicle's plate, with the way to its check-in for those who may see it. */
export const KeyCheckIn = ({ checkIn, className }: Props) => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const words = t('lockers.key', { number: checkIn.numberPlate });
  if (!me || !allows(getCheckIn.access, me)) return <span className={className}>{words}</span>;
  return (
    <Link
      to="/dashboard/check-in/$checkInId"
      params={{ checkInId: checkIn.id }}
      className={className}
      title={checkIn.numberPlate}
    >
      {words}
    </Link>
  );
};
