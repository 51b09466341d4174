import { useTranslation } from '../../i18n/translation.ts';
import type { FormFields } from '../../lib/forms/form.ts';
import classes from '../../ui/forms/form-page.module.css';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Section } from '../../ui/layout/Section.tsx';

export const VehicleFields = ({ form: { field, errors } }: { form: FormFields }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('vehicles.vehicle')} lead={t('vehicles.vehicleLead')}>
      <div className={classes.pair}>
        <TextField
          {...field('numberPlate')}
          label={t('vehicles.numberPlate')}
          error={errors.numberPlate}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          {...field('currentKilometers')}
          label={t('vehicles.currentKilometers')}
          error={errors.currentKilometers}
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
        />
      </div>
      <div className={classes.pair}>
        <TextField {...field('brand')} label={t('vehicles.brand')} error={errors.brand} autoComplete="off" />
        <TextField {...field('model')} label={t('vehicles.model')} error={errors.model} autoComplete="off" />
      </div>
    </Section>
  );
};
