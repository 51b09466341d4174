import { type Priority, priorities } from '@llave/contract/field-incidents';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './PriorityChoice.module.css';

type Props = { value: Priority; onChange: (priority: Priority) => void };

/** How much it presses, said in time. */
export const PriorityChoice = ({ value, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.choice}>
      <legend>{t('fieldReport.detail.priority')}</legend>
      {priorities.map((priority) => (
        <label key={priority} data-priority={priority}>
          <input type="radio" name="priority" checked={priority === value} onChange={() => onChange(priority)} />
          <strong>{t(`field.priorities.${priority}`)}</strong>
          <span>{t(`fieldReport.detail.${priority}`)}</span>
        </label>
      ))}
    </fieldset>
  );
};
