import { defineConfig } from '@playwright/test';

const port = process.env.E2E_PORT ?? '3917';
const data = `test-results/data-${port}`;

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
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `rm -rf ${data} && exec node server/src/main.ts`,
    url: `http://127.0.0.1:${port}/api/health/ready`,
    env: { PORT: port, LLAVE_DATA: data, LLAVE_DEMO: 'on', LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
