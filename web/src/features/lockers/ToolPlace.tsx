import type { Locker } from '@llave/contract/lockers';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './ToolPlace.module.css';

/** Whether a tool is in its locker, or who has it. */
export const ToolPlace = ({ tool: { heldBy } }: { tool: NonNullable<Locker['tool']> }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.place} data-out={heldBy !== null || undefined}>
      {heldBy === null ? t('lockers.inside') : t('lockers.heldBy', { name: heldBy })}
    </span>
  );
};
