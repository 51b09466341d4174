import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './SortHead.module.css';

export type Way = 'asc' | 'desc';
export type Sort<K extends string> = { by: K; way: Way };

type Props<K extends string> = {
  column: { key: K; label: string; numeric?: boolean };
  sort: Sort<K> | undefined;
  onSort: ((sort: Sort<K>) => void) | undefined;
};

/** The head of a column: pressed it sorts by it, pressed again the other way round. */
export const SortHead = <K extends string>({ column: { key, label, numeric }, sort, onSort }: Props<K>) => {
  if (!onSort)
    return (
      <th scope="col" data-numeric={numeric}>
        {label}
      </th>
    );

  const way = sort?.by === key ? sort.way : undefined;
  const first = numeric ? 'desc' : 'asc';
  const other = way === 'asc' ? 'desc' : 'asc';
  const shown = way ?? first;
  return (
    <th scope="col" data-numeric={numeric} aria-sort={way && (way === 'asc' ? 'ascending' : 'descending')}>
      <button
        type="button"
        className={classes.head}
        data-sorted={way}
        onClick={() => onSort({ by: key, way: way ? other : first })}
      >
        {label}
        {shown === 'asc' ? <IconArrowUp size={16} /> : <IconArrowDown size={16} />}
      </button>
    </th>
  );
};
