import { checks } from './checks.js';
import { foundChromium } from './chromium.js';
import { installed } from './prepare.js';
import { forgetReports, journeys, vitest } from './runs.js';
import { conclude } from './stages.js';

await installed();
if (process.argv[2] === 'server') {
  await vitest('Server tests', 'vitest', ['--project', 'server']);
} else {
  forgetReports('playwright');
  const browser = await foundChromium();
  await checks();
  await vitest('Unit and server tests', 'vitest', []);
  if (browser) await journeys('Browser journeys', 'playwright', browser, ['--grep-invert', '@long']);
}
conclude({ testsExpected: true });
