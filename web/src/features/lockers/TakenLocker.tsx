import type { Locker } from '@llave/contract/lockers';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './AssignDialog.module.css';

/** Somebody was faster: what is in the locker now. */
export const TakenLocker = ({ locker, close }: { locker: Locker; close: () => void }) => {
  const { t } = useTranslation();
  const { identifierValue: number, tool } = locker;
  return (
    <div className={classes.taken}>
      <Notice kind="bad">
        {tool
          ? t('lockers.assigning.taken', { tool: tool.name, number })
          : t('lockers.assigning.takenBySomething', { number })}
      </Notice>
      <p className={classes.lead}>{t('lockers.assigning.takenLead')}</p>
      <Button onClick={close}>{t('lockers.assigning.close')}</Button>
    </div>
  );
};
