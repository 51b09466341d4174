import { memo, type ReactNode } from 'react';
import { ScrollFrame } from '../layout/ScrollFrame.tsx';
import { type Sort, SortHead } from './SortHead.tsx';
import classes from './WideTable.module.css';

export type WideColumn<T, K extends string = string> = {
  /** What the table is sorted by, where it can be. */
  key: K;
  label: string;
  /** Stands at the right, and begins with the greatest when it is sorted by. */
  numeric?: boolean;
  /** May break over lines; others stay on one. */
  long?: boolean;
  cell: (item: T) => ReactNode;
};

type Props<T, K extends string> = {
  label: string;
  columns: WideColumn<T, K>[];
  items: T[];
  sort?: Sort<K>;
  onSort?: (sort: Sort<K>) => void;
  /** The last line, a cell a column. */
  foot?: ReactNode[];
};

/** A table of many columns, sorted by their heads: it goes sideways in its own frame, and its first column stays. */
export const WideTable = <T extends { id: string }, K extends string>(props: Props<T, K>) => {
  const { label, columns, items, sort, onSort, foot } = props;
  return (
    <ScrollFrame label={label} className={classes.frame}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHead key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.id} item={item} columns={columns} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              {columns.map(({ key, numeric }, at) =>
                at === 0 ? (
                  <th key={key} scope="row">
                    {foot[at]}
                  </th>
                ) : (
                  <td key={key} data-numeric={numeric}>
                    {foot[at]}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollFrame>
  );
};

type RowProps<T, K extends string> = { item: T; columns: WideColumn<T, K>[] };

const Row = memo(<T, K extends string>({ item, columns: [first, ...rest] }: RowProps<T, K>) => (
  <tr>
    {first && <th scope="row">{first.cell(item)}</th>}
    {rest.map(({ key, numeric, long, cell }) => (
      <td key={key} data-numeric={numeric} data-long={long}>
        {cell(item)}
      </td>
    ))}
  </tr>
)) as <T, K extends string>(props: RowProps<T, K>) => ReactNode;
