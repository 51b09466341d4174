import { type ReactNode, useState } from 'react';
import { useMedia } from '../layout/use-media.ts';
import classes from './FewOf.module.css';

type Props<T> = {
  items: T[];
  /** How many are in sight before one asks for all; on a phone it is one. */
  most: number;
  /** All are in sight from the first. */
  all?: boolean;
  /** What is said of those out of sight. */
  more: (count: number) => string;
  children: (item: T) => ReactNode;
};

/** The first few of some things, one below the other, and the rest for who asks. */
export const FewOf = <T extends { id: string }>({ items, most, all: isWhole = false, more, children }: Props<T>) => {
  const [all, setAll] = useState(isWhole);
  const narrow = useMedia('(max-width: 640px)');
  const shown = all ? items : items.slice(0, narrow ? 1 : most);
  const hidden = items.length - shown.length;
  if (items.length === 0) return null;
  return (
    <ul className={classes.list}>
      {shown.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
      {hidden > 0 && (
        <li>
          <button type="button" className={classes.more} onClick={() => setAll(true)}>
            {more(hidden)}
          </button>
        </li>
      )}
    </ul>
  );
};
