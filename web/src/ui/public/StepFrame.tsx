import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { type Host, PublicFrame } from './PublicFrame.tsx';
import classes from './StepFrame.module.css';

type Props = {
  host: Host;
  about: string;
  /** Names the step: each one is read from its beginning. */
  step: string | number;
  /** Which part of the way one is in, from 1; one more than there are when all is done, nothing when there is no way. */
  part?: number | undefined;
  parts?: number;
  title: string;
  lead: string;
  /** A large sign above the title, where there is no more to do. */
  icon?: ReactNode;
  /** The one big button. */
  act?: ReactNode;
  /** Whose product it is, below all. */
  powered?: boolean;
  children?: ReactNode;
};

/** A step of the way: how far one is, what is asked, and the button at the thumb. */
export const StepFrame = ({ step, part, parts = 4, title, lead, icon, children, ...frame }: Props) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read from its beginning
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [step]);
  return (
    <PublicFrame {...frame}>
      <div className={classes.step}>
        {part && (
          <ProgressLine at={part} of={parts} label={t('frame.step.at', { at: Math.min(part, parts), of: parts })} />
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

type ProgressLineProps = {
  /** Which part one is in, from 1; one more than there are when all is done. */
  at: number;
  of: number;
  label: string;
};

/** How far one has come, in parts. */
const ProgressLine = ({ at, of, label }: ProgressLineProps) => (
  <div className={classes.line} role="img" aria-label={label}>
    {Array.from({ length: of }, (_, index) => index + 1).map((part) => (
      <span key={part} data-part={part < at ? 'done' : part === at ? 'now' : undefined} />
    ))}
  </div>
);
