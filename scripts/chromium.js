import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, run } from './prepare.js';
import { stage } from './stages.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shell = 'chromium-headless-shell';
const places = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of the journeys, as a stage of its own: undefined when there is none. */
export const foundChromium = async () => {
  let browser;
  await stage('Chromium', async () => {
    browser = await chromium();
    console.log(
      browser ?? 'No Chromium: install the package chromium, or set CHROMIUM_PATH to a Chrome or Chromium that starts.',
    );
    return browser ? 0 : 1;
  });
  return browser;
};

/** A Chromium that starts: the one named, else one on the machine, else installed. Undefined when nothing helps. */
const chromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return [named].find(starts);
  return (await onMachine()) ?? (await bySystem('chromium', onMachine)) ?? (await byPlaywright());
};

/** Chromium without its windows, which takes a fifth less of the processor. Undefined where there is none. */
export const headlessShell = async () => {
  const found = () => onPath([shell]).find(starts);
  return found() ?? (await bySystem(shell, found));
};

const onMachine = async () => [...onPath(names), ...places, await playwrights()].find(starts);

const onPath = (programs) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => programs.map((program) => join(folder, program)));

const bySystem = async (name, found) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing ${name} with apt-get.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
  return found();
};

const byPlaywright = async () => {
  console.log("Downloading Playwright's Chromium.");
  await run(bin('playwright'), ['install', 'chromium']);
  return [await playwrights()].find(starts);
};

const playwrights = async () => (await import('@playwright/test')).chromium.executablePath();

const starts = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
