import { foundChromium } from './chromium.js';
import { fleeting, withPostgres } from './postgres.js';
import { beside, bin, clientBuilt, installed } from './prepare.js';
import { proofTable } from './proof-table.js';
import { forgetReports, journeys, reportOf, vitest } from './runs.js';
import { conclude, stage } from './stages.js';

/**
 * After `npm test` its journeys need not run again, nor the server tests that open no database: only what is too long for it,
 * or another on PostgreSQL, does, and its reports are read too.
 */
const afterTest = process.argv[2] === 'after-test';

forgetReports('proof', 'proof-floods', 'proof-journeys');
await installed();
const browser = await foundChromium();
await stage('Client build', async () => ((await clientBuilt()) ? 0 : 1));
await withPostgres(fleeting, async ({ url }) => {
  const env = { TEST_DATABASE_URL: url, LLAVE_PROOF: 'whole' };
  const projects = ['--project', 'server', ...(afterTest ? [] : ['--project', 'plain'])];
  // It waits for answers half of its time, and needs neither PostgreSQL nor a clock.
  const fuzzed = beside(bin('node'), ['scripts/fuzz.js']);
  await vitest('Server tests on PostgreSQL, in large numbers', 'proof', projects, env);
  await stage('Every call against its description', fuzzed);
  await vitest('Floods, with the machine to themselves', 'proof-floods', ['--project', 'measured'], env);
});
if (browser)
  await journeys('Journeys that show a row', 'proof-journeys', browser, ['--grep', afterTest ? '@long' : '@row']);

const reports = ['proof', 'proof-floods', 'proof-journeys', ...(afterTest ? ['vitest', 'playwright'] : [])];
const table = proofTable(reports.map(reportOf));
await stage('Every row was shown', async () => {
  console.log(table.text);
  return table.red;
});
conclude({ testsExpected: true });
