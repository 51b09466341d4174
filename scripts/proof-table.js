import { readFileSync } from 'node:fs';
import { rows } from './rows.js';

/** What the reports of the runs say of each row, as lines to print; a row is red when nothing showed it or something fell. */
export const proofTable = (reports) => {
  const shown = reports.flatMap(readReport);
  const lines = Object.entries(rows).map(([number, done]) => {
    const tests = shown.filter(({ row }) => row === Number(number));
    const tries = tests.reduce((sum, test) => sum + test.tries, 0);
    const fell = tests.filter(({ passed }) => !passed).map(({ title }) => title);
    const notes = tests.flatMap(({ note }) => note ?? []);
    return { number, done, tests: tests.length, tries, notes, fell, isRed: tests.length === 0 || fell.length > 0 };
  });
  return { text: lines.map(asText).join('\n'), red: lines.filter(({ isRed }) => isRed).length };
};

const asText = ({ number, done, tests, tries, notes, fell, isRed }) => {
  const outcome = tests === 0 ? 'nothing showed it' : fell.length > 0 ? `${fell.length} fell` : 'nothing fell';
  const head = [isRed ? '✗' : '✓', number.padStart(2), done.padEnd(74), `${tries}`.padStart(7), 'tries', outcome];
  return [head.join(' '), ...notes.map((note) => `       ${note}`), ...fell.map((title) => `     ✗ ${title}`)].join(
    '\n',
  );
};

const readReport = (path) => {
  const report = read(path);
  if (report?.testResults)
    return report.testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(ofVitest));
  return (report?.suites ?? []).flatMap(specsOf).flatMap(ofPlaywright);
};

const read = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

const ofVitest = ({ fullName, status, meta }) =>
  (meta?.shows ?? []).map((shown) => ({ ...shown, title: fullName, passed: status === 'passed' }));

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const ofPlaywright = ({ title, ok, tests }) =>
  tests
    .flatMap(({ results }) => results.at(-1)?.annotations ?? [])
    .filter(({ type }) => type === 'shows')
    .map(({ description }) => ({ ...JSON.parse(description), title, passed: ok }));
