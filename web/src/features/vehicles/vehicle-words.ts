import type { Translate } from '../../i18n/translation.ts';
import type { FieldWords } from '../../ui/DifferenceChoice.tsx';
import type { VehicleField } from './vehicle-form.ts';

/** A vehicle's fields and their values, in words. */
export const vehicleWords = (t: Translate): FieldWords<VehicleField> => ({
  label: (field) => t(`vehicles.${field}`),
  show: (value) => String(value ?? ''),
});
