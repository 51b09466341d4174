import { IconPlus } from '@tabler/icons-react';
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
        return (
          <button
            key={kind}
            type="button"
            disabled={hasWords(value, words)}
            onClick={() => onChange(withWords(value, words))}
          >
            <IconPlus size={16} stroke={2.2} />
            {words}
          </button>
        );
      })}
    </section>
  );
};
