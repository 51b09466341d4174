import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import classes from './Suggestions.module.css';
import { hasWords, withWords } from './suggest.ts';

type Props = { value: string; onChange: (value: string) => void };

const kinds = ['revision', 'oil', 'brakes', 'tyres', 'battery', 'air', 'itv', 'noise'] as const;

/** What is asked for most, a tap each. */
export const Suggestions = ({ value, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <section className={classes.suggestions} aria-label={t('checkIn.works.suggestions')}>
      {kinds.map((kind) => {
        const words = t(`checkIn.works.${kind}`);
        const isThere = hasWords(value, words);
        return (
          <button key={kind} type="button" disabled={isThere} onClick={() => onChange(withWords(value, words))}>
            {isThere ? <IconCheck size={16} stroke={2.4} /> : <IconPlus size={16} stroke={2.2} />}
            {words}
          </button>
        );
      })}
    </section>
  );
};
