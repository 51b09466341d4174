import { rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { freePort } from './postgres.js';
import { bin, root, run } from './prepare.js';
import { afterRepetition, fallenFiles, playwrightCounts, readReport, reportOf, vitestCounts } from './reports.js';
import { testStage } from './stages.js';

/** More files than this do not fall together by chance. */
const mostRepeated = 3;

/** Runs tests by vitest and counts them. A few files that fall are repeated alone, as journeys are, and named. */
export const vitest = (title, name, args, env = {}) =>
  testStage(title, reportOf(name), vitestCounts, async () => {
    const code = await runVitest(reportOf(name), args, env);
    const first = code === 0 ? undefined : readReport(reportOf(name));
    const fallen = first ? fallenFiles(first) : [];
    if (fallen.length === 0 || fallen.length > mostRepeated) return code;

    console.log(`\nOnce more, alone: ${fallen.map((file) => relative(root, file)).join(', ')}`);
    const again = reportOf(`${name}-repeated`);
    rmSync(again, { force: true });
    const repeatedCode = await runVitest(again, [...args, '--maxWorkers=1', ...fallen], env);
    const repeated = readReport(again);
    if (!repeated) return code;
    writeFileSync(reportOf(name), JSON.stringify(afterRepetition(first, repeated)));
    return repeatedCode;
  });

const runVitest = (report, args, env) => {
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (!process.stdout.isTTY) outputs.push('--no-color');
  return run(bin('vitest'), ['run', ...outputs, ...args], { env });
};

/** Runs journeys in a browser and counts them. */
export const journeys = async (title, name, browser, args) => {
  const report = reportOf(name);
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(await freePort()) };
  return testStage(title, report, playwrightCounts, () =>
    run(bin('playwright'), ['test', '--reporter=list,json', ...args], { env }),
  );
};
