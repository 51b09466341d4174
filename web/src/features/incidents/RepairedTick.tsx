import { useId } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './RepairedTick.module.css';

type Props = { checked: boolean; onChange: (checked: boolean) => void };

/** Whether the tool was mended, and what follows from it. */
export const RepairedTick = ({ checked, onChange }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={classes.tick}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-about`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{t('incidents.close.repaired')}</label>
        <p id={`${id}-about`}>{t('incidents.close.repairedLead')}</p>
      </div>
    </div>
  );
};
