import { useTranslation } from '../../i18n/translation.ts';
import { StepAct } from '../../ui/StepAct.tsx';
import { confirmPickup } from './api.ts';
import { KeyPlace } from './KeyPlace.tsx';
import { type OpenVisit, vehicleName } from './open-visit.ts';
import { StepFrame } from './StepFrame.tsx';
import { useAct } from './use-act.ts';
import { useKeyPlace } from './use-key-place.ts';

type Props = OpenVisit & { onLeave: () => void };

/** Where the key is, now that it is signed for. */
export const Pickup = ({ onLeave, ...open }: Props) => {
  const { t } = useTranslation();
  const place = useKeyPlace(open.visit);
  const { busy, failure, run } = useAct(open);
  const number = open.booking.bookingInfo.bookingNumber;
  const confirm = () => {
    onLeave();
    void run(() => confirmPickup(open.visit));
  };
  return (
    <StepFrame
      open={open}
      stage="pickup"
      title={t(place.isDesk ? 'customers.pickup.reception' : 'customers.pickup.title')}
      lead={
        place.isDesk
          ? t('customers.pickup.receptionLead', { number })
          : t('customers.pickup.lead', { vehicle: vehicleName(open) })
      }
      act={
        (place.locker || place.isDesk) && (
          <StepAct label={t('customers.pickup.submit')} onClick={confirm} busy={busy} failure={failure} />
        )
      }
    >
      <KeyPlace {...place} />
    </StepFrame>
  );
};
