import { defineConfig } from '@playwright/test';
import { freePort } from './scripts/postgres.js';

/** The processes of a run read this file too: the first to do so chooses. */
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const data = `test-results/data-${port}`;

/** What is set for a product that runs beside the journeys is not for theirs. */
const unset = { DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '', AZURE_STORAGE_CONNECTION_STRING: '' };

/**
 * A whole Chromium draws two pages of its own in each window, for the suggestions under the address, which nobody sees. Of
 * several `--disable-features` the last counts: the others are Playwright's.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Every journey runs in a real Chromium against the real server, on a database that is new each time. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  workers: 2,
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'es-ES',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${disabledFeatures}`,
      ],
    },
  },
  webServer: {
    command: `rm -rf ${data} && exec node server/src/main.ts`,
    url: `http://127.0.0.1:${port}/api/health/ready`,
    env: {
      ...unset,
      PORT: port,
      LLAVE_DATA: data,
      LLAVE_DEMO: 'on',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
      LLAVE_DEV_MAIL: 'on',
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
