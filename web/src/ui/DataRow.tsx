import { memo } from 'react';
import type { Column } from './DataTable.tsx';

type Props<T> = { item: T; columns: Column<T>[] };

const Row = <T,>({ item, columns }: Props<T>) => (
  <tr>
    {columns.map((column) => (
      <td key={column.key} data-column={column.key}>
        {column.cell(item)}
      </td>
    ))}
  </tr>
);

export const DataRow = memo(Row) as typeof Row;
