import { IconCalendarOff, IconCheck, IconClockHour4 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/time/dates.ts';
import { BookingCard } from './BookingCard.tsx';
import type { OpenVisit } from './open-visit.ts';
import { StepFrame } from './StepFrame.tsx';

type End = 'early' | 'over' | 'cancelled' | 'review' | 'finished';
type Props = OpenVisit & { stage: End };

const done = <IconCheck size={40} stroke={2} data-good />;
const off = <IconCalendarOff size={36} stroke={1.7} />;
const icons: Record<End, ReactNode> = {
  early: <IconClockHour4 size={36} stroke={1.7} />,
  over: off,
  cancelled: off,
  review: done,
  finished: done,
};

/** Nothing to do, or nothing any more: one sentence says why. */
export const Ending = ({ stage, ...open }: Props) => {
  const { t, language } = useTranslation();
  const { customer, bookingInfo, opensDate } = open.booking;
  const date = dayAndTime(stage === 'early' ? opensDate : bookingInfo.dateTo, language);
  return (
    <StepFrame
      open={open}
      stage={stage}
      icon={icons[stage]}
      title={t(`customers.${stage}.title`, { name: customer.name })}
      lead={t(`customers.${stage}.lead`, { date })}
    >
      <BookingCard {...open} />
    </StepFrame>
  );
};
