import type { CustomerBooking } from '@llave/contract/customers';
import { useState } from 'react';
import { ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { serverIssues } from '../../lib/form-values.ts';
import { SignaturePad } from '../../ui/SignaturePad.tsx';
import { StepAct } from '../../ui/StepAct.tsx';
import type { OpenVisit } from './open-visit.ts';
import { StepFrame } from './StepFrame.tsx';
import { useAct } from './use-act.ts';

type Props = {
  open: OpenVisit;
  stage: 'signature' | 'returnSignature';
  lead: string;
  submit: string;
  send: (signature: string) => Promise<CustomerBooking>;
};

/** Nothing is sent without a drawing. */
export const Sign = ({ open, stage, lead, submit, send }: Props) => {
  const { t } = useTranslation();
  const { busy, failure, run } = useAct(open);
  const [drawing, setDrawing] = useState<string | null>(null);
  const [isBlank, setBlank] = useState(false);
  const refused = serverIssues(failure)?.signature;
  const problem = isBlank ? 'signatureRequired' : refused;

  const sign = () => {
    setBlank(drawing === null);
    if (drawing) void run(() => send(drawing));
  };
  return (
    <StepFrame
      open={open}
      stage={stage}
      title={t('customers.signature.title')}
      lead={lead}
      act={<StepAct label={submit} onClick={sign} busy={busy} failure={refused ? null : failure} />}
    >
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
