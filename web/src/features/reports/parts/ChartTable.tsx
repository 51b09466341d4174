import classes from './ChartTable.module.css';

type Props = { summary: string; heads: string[]; rows: string[][] };

/** What a chart shows, in numbers, for whom bars say nothing. */
export const ChartTable = ({ summary, heads, rows }: Props) => (
  <details className={classes.details}>
    <summary>{summary}</summary>
    <table aria-label={summary}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={heads[at + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
