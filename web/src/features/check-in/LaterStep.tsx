import { PersonStep } from './PersonStep.tsx';
import { ReceiptStep } from './ReceiptStep.tsx';
import { SignStep } from './SignStep.tsx';
import { Thanks } from './Thanks.tsx';
import type { CheckIn } from './use-check-in.ts';
import { WorksStep } from './WorksStep.tsx';

/** Every step but the first, loaded while that one is read. */
export const LaterStep = (checkIn: CheckIn) => {
  const { draft, step } = checkIn;
  if (draft.done) return <Thanks checkIn={checkIn} done={draft.done} />;
  if (draft.receipt) return <ReceiptStep checkIn={checkIn} receipt={draft.receipt} />;
  if (step === 1) return <PersonStep {...checkIn} />;
  return step === 2 ? <WorksStep {...checkIn} /> : <SignStep {...checkIn} />;
};
