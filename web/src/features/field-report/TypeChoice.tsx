import { type FieldIncidentType, fieldIncidentTypes } from '@llave/contract/field-incidents';
import { IconAlertTriangle, IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './TypeChoice.module.css';

type Props = { value: FieldIncidentType | null; onChange: (type: FieldIncidentType) => void };

const icons = {
  Incidencia: <IconAlertTriangle size={32} stroke={1.7} />,
  Compra: <IconShoppingCart size={32} stroke={1.7} />,
};

/** Two large cards: something is wrong, or something is wanted. */
export const TypeChoice = ({ value, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={classes.types} role="radiogroup" aria-label={t('fieldReport.detail.type')}>
      {fieldIncidentTypes.map((type) => (
        <label key={type} className={classes.type}>
          <input type="radio" name="incidentType" checked={type === value} onChange={() => onChange(type)} />
          <span className={classes.tile}>{icons[type]}</span>
          <strong>{t(`field.types.${type}`)}</strong>
          <span className={classes.lead}>{t(`fieldReport.detail.${type}`)}</span>
        </label>
      ))}
    </div>
  );
};
