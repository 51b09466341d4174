import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { foundChromium } from './chromium.js';
import { fleeting, withPostgres } from './postgres.js';
import { clientBuilt, refuse, root } from './prepare.js';
import { journeys, vitest } from './runs.js';
import { stage, vitestCounts, vitestCountsOfChosen } from './stages.js';

const folders = ['contract/src', 'server/src', 'web/src', 'bench', 'e2e'];
const isPath = (text) => !/\s/.test(text) && (text.includes('/') || /\.tsx?$/.test(text));

/** Runs the test files that have one of some paths in theirs, or else the tests that have some words in their name. */
export const someTests = async (wanted) => {
  const files = folders.flatMap(testsIn);
  if (wanted.every(isPath)) {
    const paths = wanted.map((path) => path.replace(/^\.\//, ''));
    const found = files.filter((file) => paths.some((path) => file.includes(path)));
    if (found.length === 0) refuse(`No test file has ${paths.join(' or ')} in its path.`);
    await runTests(found);
  } else {
    const words = wanted.join(' ');
    const found = files.filter((file) => readFileSync(join(root, file), 'utf8').includes(words));
    if (found.length === 0) refuse(`No test has “${words}” in its name.`);
    await runTests(found, words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  }
};

const runTests = async (files, pattern) => {
  const of = (kind) => files.filter((file) => kindOf(file) === kind);
  const [plain, onPostgres, inBrowser] = ['plain', 'postgres', 'journey'].map(of);
  const chosen = pattern === undefined ? [] : ['--testNamePattern', pattern];
  const counts = pattern === undefined ? vitestCounts : vitestCountsOfChosen;
  const tests = (title, paths, env) => vitest(title, 'some', [...paths, ...chosen], env, counts);

  if (plain.length > 0) await tests('Tests', plain);
  if (onPostgres.length > 0)
    await withPostgres(fleeting, ({ url }) => tests('Tests on PostgreSQL', onPostgres, { TEST_DATABASE_URL: url }));
  if (inBrowser.length === 0) return;

  const browser = await foundChromium();
  let isBuilt = false;
  await stage('Client build', async () => {
    isBuilt = await clientBuilt();
    return isBuilt ? 0 : 1;
  });
  const grep = pattern === undefined ? [] : ['--grep', pattern];
  if (browser && isBuilt) await journeys('Browser journeys', 'some-journeys', browser, [...inBrowser, ...grep]);
};

const kindOf = (file) => {
  if (file.startsWith('e2e/')) return 'journey';
  return /\.(postgres|measured)\.test\.ts$/.test(file) ? 'postgres' : 'plain';
};

const testsIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
