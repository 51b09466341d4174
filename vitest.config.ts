import { defineConfig } from 'vitest/config';

/** The server's tests run on the embedded database, or on PostgreSQL when TEST_DATABASE_URL names a cluster. */
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
          exclude: process.env.TEST_DATABASE_URL ? [] : ['**/*.postgres.test.ts'],
          globalSetup: 'server/src/test/global-setup.ts',
        },
      },
      { extends: true, test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
    ],
  },
});
