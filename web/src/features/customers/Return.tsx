import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Guide } from '../../ui/public/Guide.tsx';
import { StepAct } from '../../ui/public/StepAct.tsx';
import { UploadCard } from '../../ui/uploads/UploadCard.tsx';
import { completeReturn, signReturn } from './api.ts';
import { BookingCard } from './BookingCard.tsx';
import { KeyPlace } from './KeyPlace.tsx';
import { type OpenVisit, vehicleName } from './open-visit.ts';
import { type Recording, recordings } from './recordings.ts';
import { Sign } from './Sign.tsx';
import { StepFrame } from './StepFrame.tsx';
import { useAct } from './use-act.ts';
import { useKeyPlace } from './use-key-place.ts';
import { type ReturnFiles, useReturnFiles } from './use-return-files.ts';

type Props = OpenVisit & { stage: 'files' | 'returnSignature' | 'drop' };

/** The way back of a vehicle. What is being sent goes on over all of its steps. */
export const Return = ({ stage, ...open }: Props) => {
  const { t } = useTranslation();
  const files = useReturnFiles(open);
  if (stage === 'drop') return <Drop open={open} files={files} />;
  const isReady = files.cockpit.isAttached && files.inspection.isAttached;
  if (stage === 'files' || !isReady) return <Walkaround open={open} files={files} />;

  return (
    <Sign
      open={open}
      stage="returnSignature"
      lead={t('customers.signature.returnLead', { vehicle: vehicleName(open) })}
      submit={t('customers.signature.returnSubmit')}
      send={(signed) => signReturn(open.visit, signed)}
    />
  );
};

type DropProps = { open: OpenVisit; files: ReturnFiles };

/** So often it is asked whether a file that another phone sends is here. */
const lookEvery = 5_000;

/** Where the key goes; the return is complete once photo and video have really arrived. */
const Drop = ({ open, files }: DropProps) => {
  const { t } = useTranslation();
  const place = useKeyPlace(open.visit);
  const { busy, failure, run } = useAct(open);
  const missing = recordings.filter((recording) => !files[recording].isHere);
  const isComplete = missing.length === 0;
  useLooking(!isComplete, open.reread);
  const lack = missing.every((recording) => files[recording].isAttached) ? 'waiting' : 'missing';
  return (
    <StepFrame
      open={open}
      stage="drop"
      title={t(place.isDesk ? 'customers.drop.reception' : 'customers.drop.title')}
      lead={t(place.isDesk ? 'customers.drop.receptionLead' : 'customers.drop.lead')}
      act={
        (place.locker || place.isDesk) && (
          <StepAct
            label={t('customers.drop.submit')}
            onClick={() => void run(() => completeReturn(open.visit))}
            busy={busy}
            failure={failure}
            lack={isComplete ? undefined : t(`customers.drop.${lack}`)}
          />
        )
      }
    >
      <KeyPlace {...place} />
      <FileCards files={files} shown={missing} />
    </StepFrame>
  );
};

const useLooking = (looks: boolean, reread: () => Promise<void>) => {
  useEffect(() => {
    if (!looks) return;
    const timer = setInterval(() => void reread(), lookEvery);
    return () => clearInterval(timer);
  }, [looks, reread]);
};

type WalkaroundProps = { open: OpenVisit; files: ReturnFiles };

/** Photo and video; the way goes on as soon as both are chosen, while they are being sent. */
const Walkaround = ({ open, files }: WalkaroundProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { cockpit, inspection } = files;
  const lack = lackOf(cockpit.isAttached, inspection.isAttached);
  return (
    <StepFrame
      open={open}
      stage="files"
      title={t('customers.files.title')}
      lead={t('customers.files.lead')}
      act={
        <StepAct
          label={t('customers.toSignature')}
          onClick={() => void navigate({ to: '/customer/booking/management', search: { step: 'sign-return' } })}
          lack={lack && t(`customers.files.${lack}`)}
        />
      }
    >
      <FileCards files={files} />
      <Guide
        title={t('customers.files.how')}
        steps={[t('customers.files.howStart'), t('customers.files.howTurn'), t('customers.files.howClose')]}
      />
      <BookingCard {...open} />
    </StepFrame>
  );
};

const lackOf = (hasCockpit: boolean, hasInspection: boolean) => {
  if (!hasCockpit && !hasInspection) return 'needsBoth';
  if (!hasCockpit) return 'needsCockpit';
  return hasInspection ? undefined : 'needsInspection';
};

type FileCardsProps = { files: ReturnFiles; shown?: Recording[] };

/** The dashboard photo and the walk-around video, each taken by the phone's camera. */
const FileCards = ({ files, shown = recordings }: FileCardsProps) => {
  const { t } = useTranslation();
  return shown.map((recording) => (
    <UploadCard
      key={recording}
      label={t(`customers.files.${recording}`)}
      purpose={recording === 'cockpit' ? 'image' : 'video'}
      capture="environment"
      upload={files[recording].upload}
      isHere={files[recording].isHere}
    />
  ));
};
