import { allows } from '@llave/contract/access';
import { type CheckInCard, takeCheckInKey } from '@llave/contract/check-ins';
import type { Today } from '@llave/contract/today';
import type { User } from '@llave/contract/users';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { fullName } from '../../lib/text/full-name.ts';
import { clockText } from '../../lib/time/dates.ts';
import { useNow } from '../../lib/time/now.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Chip } from '../../ui/signs/Chip.tsx';
import { whenText } from '../../ui/signs/time-texts.ts';
import { CarLine } from './CarLine.tsx';
import { DayPanel } from './DayPanel.tsx';

type Props = { reception: NonNullable<Today['reception']>; me: User };

/** The cars that were left at the workshop, and where the key of each is. */
export const Reception = ({ reception: { items, total }, me }: Props) => {
  const { t } = useTranslation();
  if (total === 0) return null;
  return (
    <DayPanel
      title={t('day.reception')}
      note={
        <Link to="/dashboard/check-ins" search={{ state: 'open' }}>
          {t('day.all', { count: total })}
        </Link>
      }
    >
      {items.map((checkIn) => (
        <LeftLine key={checkIn.id} checkIn={checkIn} takes={allows(takeCheckInKey.access, me)} />
      ))}
    </DayPanel>
  );
};

const LeftLine = ({ checkIn, takes }: { checkIn: CheckInCard; takes: boolean }) => {
  const { t, language } = useTranslation();
  const now = useNow();
  const { id, createdDate, numberPlate, isOwner, worksToDo, option, locker } = checkIn;
  const isKeyThere = takes && locker !== null && !locker.heldUntil;
  return (
    <CarLine
      when={clockText(new Date(createdDate))}
      what={[whenText(t, language, createdDate, now), !isOwner && t('day.byCrane')].filter(Boolean).join(' · ')}
      plate={numberPlate}
      model={fullName(checkIn) || t('checkIns.someone')}
      title={worksToDo}
      urgent={isKeyThere}
      act={
        <ButtonLink
          to="/dashboard/check-in/$checkInId"
          params={{ checkInId: id }}
          variant={isKeyThere ? 'filled' : 'default'}
        >
          {t(isKeyThere ? 'day.takeKey' : 'checkIns.see')}
        </ButtonLink>
      }
    >
      {option === 1 && <Chip tone="inUse">{t('checkIns.options.asked')}</Chip>}
      {locker ? (
        <Chip tone={locker.heldUntil ? 'inUse' : 'free'}>
          {t(locker.heldUntil ? 'day.keyAwaited' : 'day.keyIn', { locker: locker.identifierValue })}
        </Chip>
      ) : (
        <Chip tone="mine">{t('day.keyHere')}</Chip>
      )}
    </CarLine>
  );
};
