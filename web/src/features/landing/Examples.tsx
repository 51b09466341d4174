import { useTranslation } from '../../i18n/translation.ts';
import classes from './Examples.module.css';

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

/** Companies that do not exist, and the marks we drew for them. */
const examples: { name: string; mark: string }[] = [
  {
    name: 'Taller Levante',
    mark: 'M8 19a8 8 0 0 1 16 0M16 4v3M5.5 8.5l2 2M26.5 8.5l-2 2M2 23c3-2 5-2 8 0s5 2 8 0 5-2 8 0 3 1 4 0M6 28c3-2 5-2 8 0s5 2 8 0',
  },
  {
    name: 'Rueda Norte',
    mark: 'M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26ZM16 7l4.5 12L16 16.5 11.5 19ZM16 22v3',
  },
  {
    name: 'Alquila Turia',
    mark: 'M4 20v-5l3-7h14l5 7 3 1v4h-3M10 20h11M4 20h1M12 8v7h12M7.5 23a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM23.5 23a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM3 28c4-2 6-2 9 0s6 2 9 0 5-1 8 0',
  },
  {
    name: 'Grúas Faro',
    mark: 'M12 29l2-18h4l2 18ZM13 11V6l3-3 3 3v5M8 29h16M21 7l6-2M21 9l6 2M11 7 5 5M11 9l-6 2M13.5 18h5M13 23h6',
  },
  {
    name: 'Motor Clínica',
    mark: 'M12 4h8v8h8v8h-8v8h-8v-8H4v-8h8ZM16 11v10M11 16h10',
  },
];
