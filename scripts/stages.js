import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';

const tally = { passed: 0, failed: 0, tests: 0 };
const remarks = [];

/** Runs one stage of the checks, shows its time, and counts it as one. */
export const stage = async (name, work) =>
  counted(name, work, (code) => ({ passed: Number(code === 0), failed: Number(code !== 0) }));

/** Runs a stage of tests, counted singly from the report that the runner leaves. */
export const testStage = async (name, report, read, work) => {
  rmSync(report, { force: true });
  await counted(name, work, (code) => {
    const { passed, failed, fallen = [], unsteady = [] } = counts(report, read);
    tally.tests += passed + failed;
    remarks.push(
      ...fallen.map((test) => `Failed: ${test}`),
      ...unsteady.map((test) => `Passed only when repeated: ${test}`),
    );
    const unexplained = failed === 0 && (code !== 0 || passed === 0);
    return { passed, failed: failed + Number(unexplained) };
  });
};

/** The one last line, and the exit code that goes with it. */
export const conclude = ({ testsExpected }) => {
  const none = testsExpected && tally.tests === 0;
  for (const remark of remarks) console.log(remark);
  if (none) console.log('No test ran.');
  // A report in another form than it was read adds up to no number at all.
  process.exitCode = tally.failed === 0 && !none ? 0 : 1;
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
};

const counted = async (name, work, outcome) => {
  console.log(`\n▸ ${name}`);
  const since = Date.now();
  const { passed, failed } = outcome(await work());
  tally.passed += passed;
  tally.failed += failed;
  if (failed > 0) remarks.push(`Failed: ${name}`);
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
export const vitestCounts = (report) => countTests(report, () => true);

/** When tests are chosen by their names the others are skipped. */
export const vitestCountsOfChosen = (report) => countTests(report, ({ status }) => status !== 'skipped');

const countTests = ({ testResults }, counts) => {
  const tests = testResults.flatMap((file) =>
    file.assertionResults
      .filter(counts)
      .map((test) => ({ passed: test.status === 'passed', title: titleOf(file, test) })),
  );
  const fallen = [
    ...testResults.filter(isBroken).map(({ name }) => name),
    ...tests.filter(({ passed }) => !passed).map(({ title }) => title),
  ];
  return { passed: tests.filter(({ passed }) => passed).length, failed: fallen.length, fallen };
};

const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

const titleOf = (file, test) => `${basename(file.name)}: ${test.fullName}`;

/** A journey that passes only when it is repeated does not stop a landing, but it is named: something is unsteady. */
export const playwrightCounts = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped,
  fallen: journeys(suites, ['unexpected', 'skipped']),
  unsteady: journeys(suites, ['flaky']),
});

const journeys = (suites = [], statuses, above = '') =>
  suites.flatMap(({ title, specs, suites: inner }) => {
    const path = above ? `${above} › ${title}` : title;
    const found = specs.filter(({ tests }) => tests.some(({ status }) => statuses.includes(status)));
    return [...found.map((spec) => `${path} › ${spec.title}`), ...journeys(inner, statuses, path)];
  });
