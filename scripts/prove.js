import { foundChromium } from './chromium.js';
import { fuzz } from './fuzzing.js';
import { fleeting, withPostgres } from './postgres.js';
import { clientBuilt, installed } from './prepare.js';
import { proofTable } from './proof-table.js';
import { forgetReports, journeys, reportOf, vitest } from './runs.js';
import { conclude, stage } from './stages.js';

/** After `npm test` its journeys need not run again: only what is too long for it does, and its report is read too. */
const afterTest = process.argv[2] === 'after-test';

forgetReports('proof', 'proof-floods', 'proof-journeys');
await installed();
const browser = await foundChromium();
await stage('Client build', async () => ((await clientBuilt()) ? 0 : 1));
await withPostgres(fleeting, async ({ url }) => {
  const env = { TEST_DATABASE_URL: url, LLAVE_PROOF: 'whole' };
  await vitest('Server tests on PostgreSQL, in large numbers', 'proof', ['--project', 'server'], env);
  await vitest('Floods, with the machine to themselves', 'proof-floods', ['--project', 'measured'], env);
});
if (browser)
  await journeys('Journeys that show a row', 'proof-journeys', browser, ['--grep', afterTest ? '@long' : '@row']);

await stage('Every call against its description', fuzz);

const reports = ['proof', 'proof-floods', 'proof-journeys', ...(afterTest ? ['playwright'] : [])];
const table = proofTable(reports.map(reportOf));
await stage('Every row was shown', async () => {
  console.log(table.text);
  return table.red;
});
conclude({ testsExpected: true });
