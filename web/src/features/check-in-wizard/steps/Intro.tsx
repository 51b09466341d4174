import { IconCarCrane, IconChevronRight, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Guide } from '../../../ui/public/Guide.tsx';
import { StepAct } from '../../../ui/public/StepAct.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import type { CheckIn } from '../use-check-in.ts';
import classes from './Intro.module.css';
import { Step } from './Step.tsx';

/** What happens here, how long it takes, and who one is. */
export const Intro = (checkIn: CheckIn) => {
  const { t } = useTranslation();
  const { company, draft, isForgotten, start, restart } = checkIn;
  const [busy, setBusy] = useState(false);
  const begin = (isOwner: boolean) => {
    setBusy(true);
    void start(isOwner);
  };
  const hasBegun = draft.startedAt !== null;
  return (
    <Step
      checkIn={checkIn}
      title={t('checkIn.intro.title', { company: company.name })}
      lead={t('checkIn.intro.lead')}
      act={
        !company.fullCheckinAccess && (
          <StepAct
            label={t(hasBegun ? 'checkIn.intro.resume' : 'checkIn.intro.start')}
            onClick={() => begin(true)}
            busy={busy}
          />
        )
      }
    >
      <Drawing />
      {isForgotten && <Notice kind="info">{t('checkIn.forgotten')}</Notice>}
      {company.fullCheckinAccess && <RoleChoice onChoose={begin} disabled={busy} />}
      <Guide
        title={t('checkIn.intro.how')}
        steps={[
          t('checkIn.intro.howData'),
          t('checkIn.intro.howWorks'),
          t('checkIn.intro.howSign'),
          t('checkIn.intro.howReceipt'),
        ]}
      />
      {hasBegun && (
        <Button variant="subtle" onClick={() => restart()}>
          {t('checkIn.intro.restart')}
        </Button>
      )}
    </Step>
  );
};

/** A car at the workshop and its receipt, signed. */
const Drawing = () => (
  <svg className={classes.drawing} viewBox="0 0 350 132" aria-hidden="true" focusable="false">
    <rect width="350" height="132" rx="20" fill="#e8eef6" />
    <path d="M22 112h306" stroke="#b9c8da" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M36 98V84c0-7 5-12 11-13l29-5 24-23c4-4 10-6 16-6h50c7 0 13 3 17 8l19 21 31 6c9 2 15 9 15 18v8c0 4-3 6-6 6H42c-3 0-6-2-6-6Z"
      fill="#12355b"
    />
    <path d="M105 50 88 66h42V45h-12c-5 0-10 2-13 5Zm34-5v21h48l-14-16c-3-3-7-5-11-5Z" fill="#d3e2f3" />
    <path d="M139 74h16" stroke="#7f9fc4" strokeWidth="4" strokeLinecap="round" />
    <path d="M238 80h9M38 80h7" stroke="#f5b700" strokeWidth="6" strokeLinecap="round" />
    {[84, 204].map((x) => (
      <g key={x}>
        <circle cx={x} cy="103" r="17" fill="#0b2440" />
        <circle cx={x} cy="103" r="7" fill="#e8eef6" />
      </g>
    ))}
    <rect x="268" y="26" width="56" height="76" rx="8" fill="#fff" />
    <path d="M279 41h22M279 52h34M279 63h34" stroke="#c3d0e0" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M279 86c5-10 9-10 9-3s5 5 8-2 7-4 6 1 5 3 9-2"
      fill="none"
      stroke="#1d4e89"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <circle cx="322" cy="28" r="14" fill="#f5b700" />
    <path
      d="m316 28 4.5 4.5L329 24"
      fill="none"
      stroke="#0b2440"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

type RoleChoiceProps = { onChoose: (isOwner: boolean) => void; disabled: boolean };

/** Two large cards: the owner, or whoever brings the vehicle on a tow truck. */
const RoleChoice = ({ onChoose, disabled }: RoleChoiceProps) => {
  const { t } = useTranslation();
  const roles = [
    { role: 'owner', icon: <IconUser size={34} stroke={1.7} /> },
    { role: 'crane', icon: <IconCarCrane size={34} stroke={1.7} /> },
  ] as const;
  return (
    <section aria-labelledby="who" className={classes.who}>
      <h2 id="who">{t('checkIn.intro.who')}</h2>
      {roles.map(({ role, icon }) => (
        <button
          key={role}
          type="button"
          className={classes.role}
          disabled={disabled}
          onClick={() => onChoose(role === 'owner')}
        >
          <span className={classes.tile}>{icon}</span>
          <span className={classes.words}>
            <strong>{t(`checkIn.intro.${role}`)}</strong>
            <span>{t(`checkIn.intro.${role}Lead`)}</span>
          </span>
          <IconChevronRight size={24} />
        </button>
      ))}
    </section>
  );
};
