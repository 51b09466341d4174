import { useTranslation } from '../../i18n/translation.ts';
import { signReturn } from './api.ts';
import { Drop } from './Drop.tsx';
import { type OpenVisit, vehicleName } from './open-visit.ts';
import { Sign } from './Sign.tsx';
import { useReturnFiles } from './use-return-files.ts';
import { Walkaround } from './Walkaround.tsx';

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
