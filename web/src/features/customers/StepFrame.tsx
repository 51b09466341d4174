import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { hostOf } from '../../ui/public/host.ts';
import { StepFrame as Frame } from '../../ui/public/StepFrame.tsx';
import type { OpenVisit } from './open-visit.ts';
import { partCount, partOf, type Stage } from './stages.ts';

type Props = {
  open: OpenVisit;
  stage: Stage;
  title: string;
  lead: string;
  icon?: ReactNode;
  act?: ReactNode;
  children?: ReactNode;
};

/** A stage of a booking as a step of its way. */
export const StepFrame = ({ open, stage, ...step }: Props) => {
  const { t } = useTranslation();
  return (
    <Frame
      host={hostOf(open.company)}
      about={t('customers.number', { number: open.booking.bookingInfo.bookingNumber })}
      step={stage}
      part={partOf(stage)}
      parts={partCount}
      {...step}
    />
  );
};
