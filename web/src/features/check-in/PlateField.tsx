import { useTranslation } from '../../i18n/translation.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import classes from './fields.module.css';
import { plateLook } from './plates.ts';
import type { Fields } from './use-fields.ts';

/** A plate as it is on the vehicle; one that looks like none is asked about and taken. */
export const PlateField = ({ fields }: { fields: Fields }) => {
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
