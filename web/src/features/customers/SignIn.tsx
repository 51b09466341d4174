import { useTranslation } from '../../i18n/translation.ts';
import { checkIn } from './api.ts';
import { type OpenVisit, vehicleName } from './open-visit.ts';
import { Sign } from './Sign.tsx';

export const SignIn = (open: OpenVisit) => {
  const { t } = useTranslation();
  return (
    <Sign
      open={open}
      stage="signature"
      lead={t('customers.signature.lead', { vehicle: vehicleName(open) })}
      submit={t('customers.signature.submit')}
      send={(signed) => checkIn(open.visit, signed)}
    />
  );
};
