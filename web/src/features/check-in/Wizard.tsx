import type { PublicAccount } from '@llave/contract/accounts';
import { withTexts } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useLater } from '../../lib/later.ts';
import { hostOf } from '../../ui/host.ts';
import { PublicFrame } from '../../ui/PublicFrame.tsx';
import { PublicSkeleton } from '../../ui/PublicSkeleton.tsx';
import { DemoBand } from './DemoBand.tsx';
import { Intro } from './Intro.tsx';
import { useCheckIn } from './use-check-in.ts';

type Props = { company: PublicAccount; isDemo: boolean; isDemoCompany: boolean };

const loadSteps = async () => {
  const steps = withTexts('policy', import('./LaterStep.tsx'));
  const [{ LaterStep }, { furthest }] = await Promise.all([steps, import('./rules.ts')]);
  return { LaterStep, furthest };
};

/** One question a screen, from whose vehicle it is to where the keys go. */
export const Wizard = ({ company, isDemo, isDemoCompany }: Props) => {
  const { t } = useTranslation();
  const later = useLater(loadSteps);
  const checkIn = useCheckIn({ company, isDemo, furthest: later?.furthest ?? null });
  return (
    <>
      {(isDemo || isDemoCompany) && <DemoBand text={isDemo ? 'checkIn.demo' : 'checkIn.demoCompany'} />}
      {checkIn.step === 0 && <Intro {...checkIn} />}
      {checkIn.step !== 0 && later && <later.LaterStep {...checkIn} />}
      {checkIn.step !== 0 && !later && (
        <PublicFrame host={hostOf(company)} about={t('checkIn.title')}>
          <PublicSkeleton />
        </PublicFrame>
      )}
    </>
  );
};
