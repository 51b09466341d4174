import { type CSSProperties, memo, type ReactNode } from 'react';
import classes from './DataTable.module.css';

export type Column<T> = {
  key: string;
  label: string;
  /** A track of the row's grid, such as `2fr` or `180px`. */
  width: string;
  cell: (item: T) => ReactNode;
};

type Props<T> = { label: string; columns: Column<T>[]; items: T[] };

/** Rows on a desk, cards on a phone. Columns that stay the same object keep a thousand rows from being drawn again. */
export const DataTable = <T extends { id: string }>({ label, columns, items }: Props<T>) => {
  const tracks = { '--columns': columns.map(({ width }) => width).join(' ') } as CSSProperties;
  return (
    <table className={classes.table} style={tracks} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} columns={columns} />
        ))}
      </tbody>
    </table>
  );
};

type RowProps<T> = { item: T; columns: Column<T>[] };

const Row = memo(<T,>({ item, columns }: RowProps<T>) => (
  <tr>
    {columns.map((column) => (
      <td key={column.key} data-column={column.key}>
        {column.cell(item)}
      </td>
    ))}
  </tr>
)) as <T>(props: RowProps<T>) => ReactNode;
