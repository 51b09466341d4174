import { useId } from 'react';
import classes from './Guide.module.css';

type Props = { title: string; steps: string[] };

/** A few short steps in their order. */
export const Guide = ({ title, steps }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.guide}>
      <h2 id={id}>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
};
