import type { ComponentProps } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { hostOf } from '../../../ui/public/host.ts';
import { StepFrame } from '../../../ui/public/StepFrame.tsx';
import type { CheckIn } from '../use-check-in.ts';

type Props = { checkIn: CheckIn } & Omit<ComponentProps<typeof StepFrame>, 'host' | 'about' | 'step' | 'part'>;

/** A step of the check-in: four of them have a part of the line, after the last one all of it is done. */
export const Step = ({ checkIn: { company, step }, ...frame }: Props) => {
  const { t } = useTranslation();
  return (
    <StepFrame host={hostOf(company)} about={t('checkIn.title')} step={step ?? 0} part={step || undefined} {...frame} />
  );
};
