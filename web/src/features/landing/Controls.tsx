import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './Controls.module.css';
import type { useRotation } from './use-rotation.ts';

type Props = Pick<ReturnType<typeof useRotation>, 'isWanted' | 'setWanted' | 'turn'>;

/** Stop or let go on, one back, one on. */
export const Controls = ({ isWanted, setWanted, turn }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={classes.controls}>
      <button type="button" data-rotation onClick={() => setWanted(!isWanted)}>
        {isWanted ? <IconPlayerPause size={20} aria-hidden="true" /> : <IconPlayerPlay size={20} aria-hidden="true" />}
        {t(isWanted ? 'landing.voices.pause' : 'landing.voices.play')}
      </button>
      <button type="button" aria-label={t('landing.voices.previous')} onClick={() => turn(-1)}>
        <IconChevronLeft size={24} aria-hidden="true" />
      </button>
      <button type="button" aria-label={t('landing.voices.next')} onClick={() => turn(1)}>
        <IconChevronRight size={24} aria-hidden="true" />
      </button>
    </div>
  );
};
