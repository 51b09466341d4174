import { useTranslation } from '../../i18n/translation.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import classes from './fields.module.css';
import { PhotoCard } from './PhotoCard.tsx';
import { PlateField } from './PlateField.tsx';
import type { CheckIn } from './use-check-in.ts';
import type { Fields } from './use-fields.ts';

type Props = { checkIn: CheckIn; fields: Fields; legend: string };

/** Its plate, and how far it has come. */
export const VehicleFields = ({ checkIn, fields, legend }: Props) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      <PlateField fields={fields} />
      <TextInput
        {...fields.field('kilometers')}
        label={t('checkIn.optional', { label: t('checkIn.fields.kilometers') })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        rightSection={<span className={classes.unit}>km</span>}
      />
      <PhotoCard checkIn={checkIn} photo="kmImage" />
    </fieldset>
  );
};
