import { hasAppointment } from '@llave/contract/appointments';
import type { CheckInCard as CheckIn } from '@llave/contract/check-ins';
import { IconCalendarEvent, IconCarCrane, IconKey, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/time/dates.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { PhoneLink } from '../../ui/buttons/PhoneLink.tsx';
import { Chip } from '../../ui/signs/Chip.tsx';
import { NumberPlate } from '../../ui/signs/NumberPlate.tsx';
import classes from './CheckInCard.module.css';
import { ownerOf, receiptNumberOf } from './names.ts';
import { StateChip } from './StateChip.tsx';

/** One vehicle in the list: which, whose, what is to be done, and where its key is. */
export const CheckInCard = ({ checkIn }: { checkIn: CheckIn }) => {
  const { t, language } = useTranslation();
  const number = receiptNumberOf(checkIn);
  const { id, numberPlate: plate, isOwner, option, locker, createdDate, closedDate, blockedDate } = checkIn;
  const { appointmentNumber: appointment } = checkIn;
  const closed = closedDate !== null;
  return (
    <article className={classes.card} data-tone={closed ? 'retired' : 'mine'} aria-label={plate || number}>
      <div className={classes.head}>
        <StateChip closed={closed} />
        <OptionChip option={option} />
      </div>
      <div className={classes.vehicle}>
        {plate && <NumberPlate>{plate}</NumberPlate>}
        <span className={classes.when}>
          {t('checkIns.cameIn', { number, date: dayAndTime(createdDate, language) })}
        </span>
      </div>
      <h2>{ownerOf(t, checkIn)}</h2>
      <p className={classes.works}>{checkIn.worksToDo}</p>
      <div className={classes.facts}>
        {!isOwner && !blockedDate && (
          <p>
            <IconCarCrane size={20} stroke={1.8} />
            {t('checkIns.broughtBy', { name: checkIn.craneOperatorName, company: checkIn.craneOperatorCompany })}
          </p>
        )}
        {!blockedDate && (
          <p>
            <IconPhone size={20} stroke={1.8} />
            <PhoneLink number={checkIn.phoneNumber} />
          </p>
        )}
        {!blockedDate && (
          <p>
            <IconCalendarEvent size={20} stroke={1.8} />
            {hasAppointment(appointment)
              ? t('checkIns.appointmentOf', { number: appointment })
              : t('checkIns.noAppointment')}
          </p>
        )}
        {locker && (
          <p className={classes.key}>
            <IconKey size={20} stroke={1.8} />
            {t('checkIns.keyIn', { number: locker.identifierValue })}
          </p>
        )}
      </div>
      <ButtonLink
        to="/dashboard/check-in/$checkInId"
        params={{ checkInId: id }}
        variant={closed ? 'default' : 'light'}
        fullWidth
        aria-label={t('checkIns.seeOf', { number, plate: plate || t('retention.someone') })}
      >
        {t('checkIns.see')}
      </ButtonLink>
    </article>
  );
};

/** Whether the workshop has to send an estimate before it begins. */
const OptionChip = ({ option }: { option: number }) => {
  const { t } = useTranslation();
  return (
    <Chip tone={option === 1 ? 'inUse' : 'free'}>{t(`checkIns.options.${option === 1 ? 'asked' : 'waived'}`)}</Chip>
  );
};
