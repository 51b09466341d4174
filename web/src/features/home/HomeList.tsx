import { type ReactNode, useId } from 'react';
import unseen from '../../ui/signs/unseen.module.css';
import classes from './HomeList.module.css';

type Props<T extends { id: string }> = {
  title: string;
  /** What is above says it already; it is there for who does not see that. */
  untitled?: boolean;
  items: T[];
  /** Other words are being looked for. */
  searching?: boolean;
  /** In the place of an empty list; without it the whole part stays away until there is something in it. */
  empty?: string | undefined;
  link?: ReactNode;
  children: (item: T) => ReactNode;
};

/** Cards below a title, and the way to the rest. */
export const HomeList = <T extends { id: string }>(props: Props<T>) => {
  const { title, untitled = false, items, searching, empty, link, children } = props;
  const id = useId();
  if (items.length === 0 && !empty) return null;
  return (
    <section aria-labelledby={id} className={classes.part}>
      <div className={untitled ? unseen.unseen : classes.head}>
        <h2 id={id}>{title}</h2>
        {link}
      </div>
      {items.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <ul className={classes.lines} data-searching={searching || undefined}>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
    </section>
  );
};
