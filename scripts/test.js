import { createServer } from 'node:net';
import { join } from 'node:path';
import { checks } from './checks.js';
import { chromium } from './chromium.js';
import { bin, clientBuilt, installed, root, run } from './prepare.js';
import { conclude, playwrightCounts, stage, testStage, vitestCounts } from './stages.js';

const report = (name) => join(root, 'test-results', `${name}.json`);

const vitest = (name, args) => {
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report('vitest')}`];
  if (!process.stdout.isTTY) outputs.push('--no-color');
  return testStage(name, report('vitest'), vitestCounts, () => run(bin('vitest'), ['run', ...outputs, ...args]));
};

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

const journeys = async (browser, port) =>
  testStage('Browser journeys', report('playwright'), playwrightCounts, () =>
    run(bin('playwright'), ['test', '--reporter=list,json'], {
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright'), E2E_PORT: String(port) },
    }),
  );

await installed();
if (process.argv[2] === 'server') {
  await vitest('Server tests', ['--project', 'server']);
} else {
  let browser;
  await stage('Chromium', async () => {
    browser = await chromium();
    console.log(
      browser ?? 'No Chromium: install the package chromium, or set CHROMIUM_PATH to a Chrome or Chromium that starts.',
    );
    return browser ? 0 : 1;
  });
  await checks();
  await stage('Client build', async () => ((await clientBuilt()) ? 0 : 1));
  await stage('Public pages load alone', () => run(bin('node'), ['scripts/public-entries.ts']));
  await vitest('Unit and server tests', []);
  if (browser) await journeys(browser, await freePort());
}
conclude({ testsExpected: true });
