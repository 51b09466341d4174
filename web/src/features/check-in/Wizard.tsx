import type { PublicAccount } from '@llave/contract/accounts';
import { DemoBand } from './DemoBand.tsx';
import { Intro } from './Intro.tsx';
import { PersonStep } from './PersonStep.tsx';
import { ReceiptStep } from './ReceiptStep.tsx';
import { SignStep } from './SignStep.tsx';
import { Thanks } from './Thanks.tsx';
import { type CheckIn, useCheckIn } from './use-check-in.ts';
import { WorksStep } from './WorksStep.tsx';

type Props = { company: PublicAccount; isDemo: boolean; isDemoCompany: boolean };

/** One question a screen, from whose vehicle it is to where the keys go. */
export const Wizard = ({ company, isDemo, isDemoCompany }: Props) => {
  const checkIn = useCheckIn({ company, isDemo });
  return (
    <>
      {(isDemo || isDemoCompany) && <DemoBand text={isDemo ? 'checkIn.demo' : 'checkIn.demoCompany'} />}
      <StepOf {...checkIn} />
    </>
  );
};

const StepOf = (checkIn: CheckIn) => {
  if (checkIn.draft.done) return <Thanks checkIn={checkIn} done={checkIn.draft.done} />;
  if (checkIn.draft.receipt) return <ReceiptStep checkIn={checkIn} receipt={checkIn.draft.receipt} />;
  switch (checkIn.step) {
    case 1:
      return <PersonStep {...checkIn} />;
    case 2:
      return <WorksStep {...checkIn} />;
    case 3:
      return <SignStep {...checkIn} />;
    default:
      return <Intro {...checkIn} />;
  }
};
