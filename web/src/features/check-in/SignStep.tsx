import { useEffect, useState } from 'react';
import { ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { SignaturePad } from '../../ui/SignaturePad.tsx';
import { StepAct } from '../../ui/StepAct.tsx';
import { Consents } from './Consents.tsx';
import { consentIssues } from './form.ts';
import { lackText } from './lack-text.ts';
import { OptionChoice } from './OptionChoice.tsx';
import { loadPdf } from './pdf.ts';
import classes from './SignStep.module.css';
import { Step } from './Step.tsx';
import { sendingText } from './sending-text.ts';
import { ToSign } from './ToSign.tsx';
import type { CheckIn } from './use-check-in.ts';

/** The decision about the price, the signature and the two acceptances; then it goes out. */
export const SignStep = (checkIn: CheckIn) => {
  const { t, language } = useTranslation();
  const { draft, photos, sending, set } = checkIn;
  const [drawing, setDrawing] = useState<string | null>(null);
  const isUnsure = draft.sent !== null;
  const isSendingPhoto = Object.values(photos).some(({ state }) => state.step === 'sending');
  const lack = lackText(t, language, consentIssues(draft.values, drawing !== null));
  useEffect(() => void loadPdf().catch(() => undefined), []);

  return (
    <Step
      checkIn={checkIn}
      title={t('checkIn.sign.title')}
      lead={t('checkIn.sign.lead')}
      act={
        <StepAct
          label={t(isUnsure && !sending.busy ? 'checkIn.sign.again' : 'checkIn.sign.submit')}
          onClick={() => void sending.run(drawing ?? '')}
          busy={sending.busy}
          problem={sendingText(t, sending, isUnsure)}
          lack={isUnsure ? undefined : (lack ?? (isSendingPhoto ? t('checkIn.sendingPhoto') : undefined))}
          onBack={isUnsure ? undefined : checkIn.back}
        />
      }
    >
      <OptionChoice value={draft.values.option} onChange={(option) => set({ option })} disabled={isUnsure} />
      <ToSign checkIn={checkIn} />
      <section aria-labelledby="signature" className={classes.part}>
        <h2 id="signature">{t('checkIn.sign.signature')}</h2>
        {draft.sent ? (
          <img src={draft.sent.signature} alt={t('checkIn.sign.signature')} className={classes.signed} />
        ) : (
          <SignaturePad
            label={t('checkIn.sign.signature')}
            hint={t('checkIn.sign.hint')}
            clear={t('checkIn.sign.clear')}
            onChange={setDrawing}
            error={ruleText(t, sending.refused.signature)}
          />
        )}
      </section>
      <Consents checkIn={checkIn} disabled={isUnsure} />
    </Step>
  );
};
