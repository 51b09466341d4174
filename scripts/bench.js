import { fleeting, withPostgres } from './postgres.js';
import { bin, installed, run } from './prepare.js';

await installed();
process.exitCode =
  (await withPostgres(fleeting, ({ url, bin: postgres }) =>
    run(bin('node'), ['bench/main.ts', ...process.argv.slice(2)], {
      env: { BENCH_DATABASE_URL: url, BENCH_POSTGRES_BIN: postgres },
    }),
  )) ?? 1;
