import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { BookingCard } from './BookingCard.tsx';
import type { OpenVisit } from './open-visit.ts';
import { StepFrame } from './StepFrame.tsx';

type Props = OpenVisit & { onReturn: () => void };

/** The key is in the customer's hand; how to bring it back is for later. */
export const PickedUp = ({ onReturn, ...open }: Props) => {
  const { t, language } = useTranslation();
  const { customer, bookingInfo } = open.booking;
  return (
    <StepFrame
      open={open}
      stage="pickedUp"
      icon={<IconCheck size={40} stroke={2} data-good />}
      title={t('customers.pickedUp.title', { name: customer.name })}
      lead={t('customers.pickedUp.lead', { date: dayAndTime(bookingInfo.dateTo, language) })}
    >
      <BookingCard {...open} />
      <p>{t('customers.pickedUp.how')}</p>
      <Button variant="default" onClick={onReturn}>
        {t('customers.pickedUp.return')}
      </Button>
    </StepFrame>
  );
};
