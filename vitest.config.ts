import { defineConfig } from 'vitest/config';

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
const measured = '**/*.measured.test.ts';
const globalSetup = 'server/src/test/global-setup.ts';

/** The same beside every engine, because they open no database of the tests; some look at the memory of their own process. */
const plain = [
  'server/src/adapters/**/*.test.ts',
  'server/src/http/openapi/**/*.test.ts',
  'server/src/main.test.ts',
  'server/src/modules/check-ins/kill.test.ts',
  'server/src/modules/files/{blocks,huge-pictures,signing}.test.ts',
];

/**
 * The server's tests run on the embedded database, or on PostgreSQL when TEST_DATABASE_URL names a cluster. Their files share
 * a process, one after the other: to load the server and its database takes longer than most files do. What compares times is
 * a project of its own, for PostgreSQL, because other tests beside it would blur it.
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
          exclude: [measured, ...plain, ...(onPostgres ? [] : ['**/*.postgres.test.ts'])],
          globalSetup,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'plain', include: plain, globalSetup } },
      ...(onPostgres
        ? [{ extends: true as const, test: { name: 'measured', include: [`server/src/${measured}`], globalSetup } }]
        : []),
      { extends: true, test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] } },
    ],
  },
});
