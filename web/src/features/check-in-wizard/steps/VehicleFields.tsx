import { useTranslation } from '../../../i18n/translation.ts';
import { TextInput } from '../../../ui/forms/TextInput.tsx';
import { plateLook } from '../plates.ts';
import type { CheckIn } from '../use-check-in.ts';
import classes from './fields.module.css';
import { PhotoCard } from './PhotoCard.tsx';
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

/** A plate as it is on the vehicle; one that looks like none is asked about and taken. */
const PlateField = ({ fields }: { fields: Fields }) => {
  const { t } = useTranslation();
  const field = fields.field('numberPlate');
  const look = plateLook(field.value);
  const isOdd = fields.hasLeft('numberPlate') && field.value.trim() !== '' && !field.error && look === 'odd';
  return (
    <div>
      <TextInput
        {...field}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className={classes.plate}
        leftSection={
          <span className={classes.band} aria-hidden="true">
            {look === 'spanish' && 'E'}
          </span>
        }
        required
      />
      <p className={classes.odd} role="status">
        {isOdd && t('checkIn.fields.oddPlate')}
      </p>
    </div>
  );
};
