import { clientRows } from './client/rows.ts';
import type { Row } from './row.ts';
import { serverRows } from './server/rows.ts';
import { type Result, tableOf, verdictOf } from './table.ts';

const { BENCH_DATABASE_URL: databaseUrl = '', BENCH_POSTGRES_BIN: postgresBin = '' } = process.env;
const say = (line: string) => process.stdout.write(`${line}\n`);

const measured = async (row: Row): Promise<Result> => {
  say(`▸ ${row.number} ${row.name}`);
  try {
    return { row, measured: await row.measure({ databaseUrl, postgresBin }) };
  } catch (error) {
    say(String((error as Error).stack));
    return { row, error: error as Error };
  }
};

/** All rows, or those whose numbers are named; the table; as many lines as floors that were kept and missed. */
const wanted = process.argv.slice(2).map(Number);
const rows = [...serverRows, ...clientRows]
  .filter(({ number }) => wanted.length === 0 || wanted.includes(number))
  .sort((a, b) => a.number - b.number);
const results: Result[] = [];
for (const row of rows) {
  const result = await measured(row);
  say(tableOf([result]).split('\n')[1] ?? '');
  results.push(result);
}
const missed = results.filter((result) => verdictOf(result) === 'missed').length;
say(`\n${tableOf(results)}\n`);
say(`${results.length - missed} passed, ${missed} failed`);
process.exit(missed > 0 ? 1 : 0);
