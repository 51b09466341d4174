import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { headlessShell } from './chromium.js';
import { bin, root, run } from './prepare.js';
import { playwrightCounts, testStage, vitestCounts } from './stages.js';

/** Where a run of tests leaves its report. */
export const reportOf = (name) => join(root, 'test-results', `${name}.json`);

/** A run that never comes to its tests is not judged by what an earlier one left. */
export const forgetReports = (...names) => {
  for (const name of names) rmSync(reportOf(name), { force: true });
};

/** Runs tests by vitest and counts them. */
export const vitest = (title, name, args, env = {}, counts = vitestCounts) => {
  const report = reportOf(name);
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (!process.stdout.isTTY) outputs.push('--no-color');
  return testStage(title, report, counts, () => run(bin('vitest'), ['run', ...outputs, ...args], { env }));
};

/** Runs journeys in a browser and counts them. */
export const journeys = (title, name, browser, args) => {
  const report = reportOf(name);
  return testStage(title, report, playwrightCounts, async () => {
    const shell = (await headlessShell()) ?? browser;
    const env = { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: shell, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return run(bin('playwright'), ['test', '--reporter=list,json', ...args], { env });
  });
};
