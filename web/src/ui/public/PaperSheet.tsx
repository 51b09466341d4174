import { type ReactNode, useId } from 'react';
import classes from './PaperSheet.module.css';

type Row = readonly [label: string, value: string, look?: 'strong'];

type Props = {
  /** What it is to whoever reads it here. */
  label: string;
  title: string;
  number?: string;
  /** Its name, and the lines below. */
  company: string[];
  sections: { title: string; rows?: Row[]; text?: string }[];
  /** The words that are agreed to. */
  children: ReactNode;
};

/** A paper before it is signed: all that it will say. */
export const PaperSheet = ({ label, title, number, company, sections, children }: Props) => {
  const id = useId();
  const [name, ...lines] = company;
  return (
    <section className={classes.sheet} aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <p className={classes.title}>{[title, number].filter(Boolean).join(' · ')}</p>
      <div className={classes.company}>
        <strong>{name}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
      {sections.map((section) => (
        <div key={section.title} className={classes.section}>
          <h3>{section.title}</h3>
          {section.rows && (
            <dl>
              {section.rows.map(([name, value]) => (
                <div key={name} className={classes.row}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {section.text && <p className={classes.text}>{section.text}</p>}
        </div>
      ))}
      <div className={classes.words}>{children}</div>
    </section>
  );
};
