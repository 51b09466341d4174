import type { Measured, Row } from './row.ts';

export type Verdict = 'goal' | 'floor' | 'missed';
export type Result = { row: Row; measured?: Measured; error?: Error };

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = sorted.length % 2 ? [sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (low + high) / 2;
};

/** Which of its bounds the median keeps; what could not be measured keeps none. */
export const verdictOf = ({ row, measured }: Result): Verdict => {
  const value = median(measured?.ratios ?? []);
  const keeps = (bound: number) => (row.bound === 'least' ? value >= bound : value <= bound);
  return keeps(row.goal) ? 'goal' : keeps(row.floor) ? 'floor' : 'missed';
};

const head = ['#', 'ratio', 'floor', 'goal', 'median', 'spread', 'rounds', '', 'seen'];
const marks: Record<Verdict, string> = { goal: '✓✓', floor: '✓', missed: '✗' };

export const tableOf = (results: Result[]): string => {
  const lines = [head, ...results.map(cells)];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const cells = (result: Result) => {
  const { row, measured, error } = result;
  const ratios = measured?.ratios ?? [];
  const bound = row.bound === 'least' ? '≥' : '≤';
  return [
    String(row.number),
    row.name,
    `${bound} ${row.floor}`,
    `${bound} ${row.goal}`,
    shown(median(ratios)),
    `${shown(Math.min(...ratios))}–${shown(Math.max(...ratios))}`,
    String(ratios.length),
    marks[verdictOf(result)],
    measured?.seen ?? error?.message ?? '',
  ];
};

const shown = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : '–');
