import { type IncidentType, incidentTypes } from '@llave/contract/incidents';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './TypeChoice.module.css';

type Props = { value: IncidentType | null; onChange: (type: IncidentType | null) => void };

/** The kinds of problem, one or none: a second tap takes the choice back. */
export const TypeChoice = ({ value, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.choice}>
      <legend>{t('report.type')}</legend>
      {incidentTypes.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === value}
          onClick={() => onChange(type === value ? null : type)}
        >
          {t(`incidentTypes.${type}`)}
        </button>
      ))}
    </fieldset>
  );
};
