import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { PublicFrame } from '../../ui/PublicFrame.tsx';
import { hostOf } from './host.ts';
import type { OpenVisit } from './open-visit.ts';
import classes from './StepFrame.module.css';
import { partCount, partOf, type Stage } from './stages.ts';

type Props = {
  open: OpenVisit;
  stage: Stage;
  title: string;
  lead: string;
  /** A large sign above the title, where there is no more to do. */
  icon?: ReactNode;
  /** The one big button. */
  act?: ReactNode;
  children?: ReactNode;
};

/** A step of the way: how far one is, what is asked, and the button at the thumb. */
export const StepFrame = ({ open, stage, title, lead, icon, act, children }: Props) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const part = partOf(stage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage is read from its beginning
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [stage]);
  return (
    <PublicFrame
      host={hostOf(open.company)}
      about={t('customers.number', { number: open.booking.bookingInfo.bookingNumber })}
      act={act}
    >
      <div className={classes.step}>
        {part && (
          <ProgressLine
            at={part}
            of={partCount}
            label={t('customers.step', { at: Math.min(part, partCount), of: partCount })}
          />
        )}
        <div className={classes.intro}>
          {icon && <span className={classes.icon}>{icon}</span>}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{lead}</p>
        </div>
        {children}
      </div>
    </PublicFrame>
  );
};
