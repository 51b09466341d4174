import { checks } from './checks.js';
import { foundChromium } from './chromium.js';
import { installed } from './prepare.js';
import { forgetReports, journeys, vitest } from './runs.js';
import { someTests } from './some-tests.js';
import { conclude } from './stages.js';

const wanted = process.argv.slice(2);

await installed();
if (wanted.length > 0) {
  await someTests(wanted);
} else {
  forgetReports('playwright');
  const browser = await foundChromium();
  await checks();
  await vitest('Unit and server tests', 'vitest', []);
  if (browser) await journeys('Browser journeys', 'playwright', browser, ['--grep-invert', '@long']);
}
conclude({ testsExpected: true });
