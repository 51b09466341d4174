import { type RepairOption, repairOptions } from '@llave/contract/check-ins';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './OptionChoice.module.css';

type Props = { value: RepairOption | null; onChange: (option: RepairOption) => void; disabled: boolean };

/** Whether the price comes first, in the words of the workshop decree and in plain ones. */
export const OptionChoice = ({ value, onChange, disabled }: Props) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.options} disabled={disabled}>
      <legend>{t('checkIn.sign.option')}</legend>
      {repairOptions.map((option) => (
        <label key={option} className={classes.option}>
          <input type="radio" name="option" checked={value === option} onChange={() => onChange(option)} />
          <span className={classes.words}>
            <strong>{t(`checkIn.sign.option${option}`)}</strong>
            <span>{t(`checkIn.sign.option${option}Lead`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
