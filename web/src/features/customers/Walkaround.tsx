import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { Guide } from '../../ui/Guide.tsx';
import { StepAct } from '../../ui/StepAct.tsx';
import { BookingCard } from './BookingCard.tsx';
import { FileCards } from './FileCards.tsx';
import type { OpenVisit } from './open-visit.ts';
import { StepFrame } from './StepFrame.tsx';
import type { ReturnFiles } from './use-return-files.ts';

type Props = { open: OpenVisit; files: ReturnFiles };

/** Photo and video; the way goes on as soon as both are chosen, while they are being sent. */
export const Walkaround = ({ open, files }: Props) => {
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
