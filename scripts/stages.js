import { readFileSync, rmSync } from 'node:fs';

const tally = { passed: 0, failed: 0, tests: 0 };
const failures = [];

/** Runs one stage of the checks, shows its time, and counts it as one. */
export const stage = async (name, work) =>
  counted(name, work, (code) => ({ passed: Number(code === 0), failed: Number(code !== 0) }));

/** Runs a stage of tests, counted singly from the report that the runner leaves. */
export const testStage = async (name, report, read, work) => {
  rmSync(report, { force: true });
  await counted(name, work, (code) => {
    const { passed, failed } = counts(report, read);
    tally.tests += passed + failed;
    const unexplained = failed === 0 && (code !== 0 || passed === 0);
    return { passed, failed: failed + Number(unexplained) };
  });
};

/** The one last line, and the exit code that goes with it. */
export const conclude = ({ testsExpected }) => {
  const none = testsExpected && tally.tests === 0;
  for (const name of failures) console.log(`Failed: ${name}`);
  if (none) console.log('No test ran.');
  process.exitCode = tally.failed > 0 || none ? 1 : 0;
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
};

const counted = async (name, work, outcome) => {
  console.log(`\n▸ ${name}`);
  const since = Date.now();
  const { passed, failed } = outcome(await work());
  tally.passed += passed;
  tally.failed += failed;
  if (failed > 0) failures.push(name);
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - since) / 100) / 10} s)`,
  );
};

const counts = (report, read) => {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
};

/** A file that did not load has no tests to fail, and a skipped test has shown nothing: both are failures. */
export const vitestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numTotalTests - report.numPassedTests + report.testResults.filter(isBroken).length,
});

const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

export const playwrightCounts = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});
