import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { stretchText } from './day-texts.ts';
import classes from './StretchBar.module.css';

type Props = { days: string[]; summary: string; turn: (by: 1 | -1 | 'today') => void };

/** Which days are in sight, and the ways to others. */
export const StretchBar = ({ days, summary, turn }: Props) => {
  const { t, language } = useTranslation();
  return (
    <div className={classes.bar}>
      <div className={classes.turns}>
        <IconButton label={t('timeline.previous')} onClick={() => turn(-1)}>
          <IconChevronLeft size={24} />
        </IconButton>
        <IconButton label={t('timeline.next')} onClick={() => turn(1)}>
          <IconChevronRight size={24} />
        </IconButton>
        <Button variant="default" onClick={() => turn('today')}>
          {t('timeline.today')}
        </Button>
      </div>
      <h2>{stretchText(days, language)}</h2>
      <p role="status">{summary}</p>
    </div>
  );
};
