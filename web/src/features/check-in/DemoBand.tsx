import { IconFlask } from '@tabler/icons-react';
import { type TextKey, useTranslation } from '../../i18n/translation.ts';
import classes from './DemoBand.module.css';

/** Says above everything that this is only to try it. */
export const DemoBand = ({ text }: { text: TextKey }) => {
  const { t } = useTranslation();
  return (
    <aside className={classes.band}>
      <IconFlask size={20} stroke={1.8} />
      {t(text)}
    </aside>
  );
};
