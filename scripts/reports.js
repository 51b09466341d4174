import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './prepare.js';

/** Where a run of tests leaves its report. */
export const reportOf = (name) => join(root, 'test-results', `${name}.json`);

/** What a run said; nothing where it did not come to an end. */
export const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** A run that never comes to its tests is not judged by what an earlier one left. */
export const forgetReports = (...names) => {
  for (const name of names) rmSync(reportOf(name), { force: true });
};

/** A file that did not load has no tests to fail, and a skipped test has shown nothing: both are failures. */
export const vitestCounts = ({ testResults }) => {
  const passed = testsOf(testResults, ({ status }) => status === 'passed');
  const fallen = [
    ...testResults.filter(isBroken).map(({ name }) => name),
    ...testsOf(testResults, ({ status }) => status !== 'passed'),
  ];
  return {
    passed: passed.length,
    failed: fallen.length,
    fallen,
    unsteady: testsOf(testResults, (test) => test.status === 'passed' && test.repeated),
  };
};

const testsOf = (files, isMeant) =>
  files.flatMap((file) =>
    file.assertionResults.filter(isMeant).map(({ fullName }) => `${basename(file.name)}: ${fullName}`),
  );

const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed');

export const fallenFiles = ({ testResults }) =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** The report of a run with the files that were run again in it, in which what had fallen is marked as repeated. */
export const afterRepetition = (first, repeated) => {
  const mark = (file) => {
    const before = first.testResults.find(({ name }) => name === file.name);
    const passedBefore = new Set(
      before?.assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    );
    const assertionResults = file.assertionResults.map((test) => ({
      ...test,
      repeated: !passedBefore.has(test.fullName),
    }));
    return { ...file, assertionResults };
  };
  const isRepeated = ({ name }) => repeated.testResults.some((file) => file.name === name);
  return {
    ...first,
    testResults: [...first.testResults.filter((file) => !isRepeated(file)), ...repeated.testResults.map(mark)],
  };
};

/** What passes only when it is repeated does not stop a landing, but it is named: something is unsteady. */
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
