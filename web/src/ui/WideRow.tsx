import { memo } from 'react';
import type { WideColumn } from './WideTable.tsx';

type Props<T, K extends string> = { item: T; columns: WideColumn<T, K>[] };

const Row = <T, K extends string>({ item, columns: [first, ...rest] }: Props<T, K>) => (
  <tr>
    {first && <th scope="row">{first.cell(item)}</th>}
    {rest.map(({ key, numeric, long, cell }) => (
      <td key={key} data-numeric={numeric} data-long={long}>
        {cell(item)}
      </td>
    ))}
  </tr>
);

export const WideRow = memo(Row) as typeof Row;
