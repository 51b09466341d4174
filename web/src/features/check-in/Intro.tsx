import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Guide } from '../../ui/Guide.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StepAct } from '../../ui/StepAct.tsx';
import { Drawing } from './Drawing.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { Step } from './Step.tsx';
import type { CheckIn } from './use-check-in.ts';

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
