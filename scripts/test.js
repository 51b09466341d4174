import { checks } from './checks.js';
import { foundChromium } from './chromium.js';
import { bin, clientBuilt, installed, run } from './prepare.js';
import { forgetReports, journeys, vitest } from './runs.js';
import { conclude, stage } from './stages.js';

await installed();
if (process.argv[2] === 'server') {
  await vitest('Server tests', 'vitest', ['--project', 'server', '--project', 'plain']);
} else {
  forgetReports('playwright');
  const browser = await foundChromium();
  await checks();
  await stage('Client build', async () => ((await clientBuilt()) ? 0 : 1));
  await stage('Public pages load alone', () => run(bin('node'), ['scripts/public-entries.ts']));
  await vitest('Unit and server tests', 'vitest', []);
  if (browser) await journeys('Browser journeys', 'playwright', browser, ['--grep-invert', '@long']);
}
conclude({ testsExpected: true });
