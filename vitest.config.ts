import { defineConfig } from 'vitest/config';

const measured = '**/*.measured.test.ts';
const globalSetup = 'server/src/test/global-setup.ts';

/**
 * The server's tests run on the embedded database, or on PostgreSQL when TEST_DATABASE_URL names a cluster. What compares
 * times is a project of its own, for PostgreSQL, because other tests beside it would blur it.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 0,
    allowOnly: false,
    projects: [
      { extends: true, test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server/src,bench}/**/*.test.ts'],
          exclude: process.env.TEST_DATABASE_URL ? [measured] : [measured, '**/*.postgres.test.ts'],
          globalSetup,
        },
      },
      ...(process.env.TEST_DATABASE_URL
        ? [{ extends: true as const, test: { name: 'measured', include: [`server/src/${measured}`], globalSetup } }]
        : []),
      { extends: true, test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
    ],
  },
});
