import type { CustomerBooking } from '@llave/contract/customers';
import type { AppError } from '@llave/contract/errors';
import type { Language } from '@llave/contract/fields';
import { useEffect, useState } from 'react';
import { ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useRead } from '../../lib/calls/use-read.ts';
import { serverIssues } from '../../lib/forms/form-values.ts';
import { PaperSheet } from '../../ui/public/PaperSheet.tsx';
import { SignaturePad } from '../../ui/public/SignaturePad.tsx';
import { StepAct } from '../../ui/public/StepAct.tsx';
import { readPaper, type Signature } from './api.ts';
import type { OpenVisit } from './open-visit.ts';
import { StepFrame } from './StepFrame.tsx';
import { useAct } from './use-act.ts';
import type { Visit } from './visit.ts';

type Props = {
  open: OpenVisit;
  stage: 'signature' | 'returnSignature';
  lead: string;
  submit: string;
  send: (signed: Signature) => Promise<CustomerBooking>;
};

/** What is signed is read here first, as the paper will say it. Nothing is sent without a drawing. */
export const Sign = ({ open, stage, lead, submit, send }: Props) => {
  const { t, language } = useTranslation();
  const { busy, failure, run } = useAct(open);
  const { paper, error, reread } = usePaper(open.visit, language);
  const [drawing, setDrawing] = useState<string | null>(null);
  const [isBlank, setBlank] = useState(false);
  const refused = serverIssues(failure)?.signature;
  const problem = isBlank ? 'signatureRequired' : refused;

  const sign = () => {
    setBlank(drawing === null);
    if (drawing && paper) void run(() => send({ signature: drawing, language, digest: paper.digest }).catch(readAgain));
  };
  const readAgain = async (refusal: AppError) => {
    if (refusal.code === 'paperChanged') await reread();
    throw refusal;
  };
  return (
    <StepFrame
      open={open}
      stage={stage}
      title={t('customers.signature.title')}
      lead={lead}
      act={
        error && !paper ? (
          <StepAct label={t('frame.retry')} onClick={() => void reread()} failure={error} />
        ) : (
          <StepAct label={submit} onClick={sign} busy={busy || !paper} failure={refused ? null : failure} />
        )
      }
    >
      {paper && (
        <PaperSheet label={t('customers.signature.paper')} {...paper.paper}>
          <p>{paper.paper.statement}</p>
        </PaperSheet>
      )}
      <SignaturePad
        label={t('customers.signature.pad')}
        hint={t('customers.signature.hint')}
        clear={t('customers.signature.clear')}
        onChange={(drawn) => {
          setDrawing(drawn);
          setBlank(false);
        }}
        error={ruleText(t, problem)}
      />
    </StepFrame>
  );
};

/** What is signed next, in the language that is spoken; read again when another one is. */
const usePaper = (visit: Visit, language: Language) => {
  const { value, error, reread } = useRead(async () => ({ language, ...(await readPaper(visit, language)) }));
  const isOther = value !== null && value.language !== language;
  useEffect(() => {
    if (isOther) void reread();
  }, [isOther, reread]);
  return { paper: isOther ? null : value, error, reread };
};
