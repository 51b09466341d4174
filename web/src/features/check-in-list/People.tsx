import { hasAppointment } from '@llave/contract/appointments';
import type { CheckIn } from '@llave/contract/check-ins';
import { useTranslation } from '../../i18n/translation.ts';
import { fullName } from '../../lib/text/full-name.ts';
import { minutesAndSeconds } from '../../lib/time/elapsed.ts';
import { PhoneLink } from '../../ui/buttons/PhoneLink.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Fact } from '../../ui/signs/Fact.tsx';
import classes from './People.module.css';

/** Who left the vehicle, whose it is, and how to reach them. */
export const People = ({ checkIn }: { checkIn: CheckIn }) => {
  const { t, language } = useTranslation();
  const { isOwner, nif, hasForeignDocument, email, kilometers, timeTaken } = checkIn;
  const unsaid = t('checkIns.unsaid');
  return (
    <Panel title={t('checkIns.people')}>
      <dl className={classes.facts}>
        {!isOwner && (
          <>
            <Fact label={t('checkIns.operator')}>{checkIn.craneOperatorName}</Fact>
            <Fact label={t('checkIns.crane')}>{checkIn.craneOperatorCompany}</Fact>
          </>
        )}
        <Fact label={t(isOwner ? 'checkIns.name' : 'checkIns.owner')}>{fullName(checkIn) || unsaid}</Fact>
        <Fact label={t(isOwner ? 'checkIns.phone' : 'checkIns.phoneOfOperator')}>
          <PhoneLink number={checkIn.phoneNumber} />
        </Fact>
        <Fact label={t('checkIns.email')}>{email ? <a href={`mailto:${email}`}>{email}</a> : unsaid}</Fact>
        <Fact label={t(hasForeignDocument ? 'checkIns.foreignDocument' : 'checkIns.nif')}>{nif || unsaid}</Fact>
        <Fact label={t('checkIns.kilometers')}>
          {kilometers === null ? unsaid : t('checkIns.kilometersValue', { count: kilometers.toLocaleString(language) })}
        </Fact>
        <Fact label={t('checkIns.appointment')}>
          {hasAppointment(checkIn.appointmentNumber) ? checkIn.appointmentNumber : t('checkIns.noAppointment')}
        </Fact>
        <Fact label={t('checkIns.timeTaken')}>{t('frame.elapsed', minutesAndSeconds(timeTaken))}</Fact>
      </dl>
    </Panel>
  );
};
