import { foundChromium } from './chromium.js';
import { fleeting, withPostgres } from './postgres.js';
import { bin, clientBuilt, installed, run } from './prepare.js';

await installed();
await clientBuilt();
const browser = await foundChromium();
process.exitCode =
  (await withPostgres(fleeting, ({ url, bin: postgres }) =>
    run(bin('node'), ['bench/main.ts', ...process.argv.slice(2)], {
      env: { BENCH_DATABASE_URL: url, BENCH_POSTGRES_BIN: postgres, CHROMIUM_PATH: browser ?? '' },
    }),
  )) ?? 1;
