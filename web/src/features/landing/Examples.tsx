import { useTranslation } from '../../i18n/translation.ts';
import classes from './Examples.module.css';
import { examples } from './examples.ts';

/** Marks of companies like those who use it; made up, and it says so. */
export const Examples = () => {
  const { t } = useTranslation();
  return (
    <section className={classes.examples} aria-labelledby="examples">
      <h2 id="examples">{t('landing.examples.title')}</h2>
      <ul>
        {examples.map(({ name, mark }) => (
          <li key={name}>
            <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
              <path d={mark} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <p>{t('landing.examples.note')}</p>
    </section>
  );
};
