/** The rows of a table written by hand, a line each, its cells between bars. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
