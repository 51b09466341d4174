import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../main.ts');

/** What Node has compiled of the product is kept for the next process of a test, which starts sooner. */
export const compiled = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/llave/compiled'),
};

export type Running = { child: ChildProcess; output: () => string; errors: () => string; origin: string };

const launched = new Set<Running>();

/** Tokens, links that open something, signatures and passwords, wherever in a line. */
const secret = /eyJ[\w-]{10,}\.[\w-]{10,}|[?&](sig|token|code|ticket|key)=\w|data:image|"password":"(?!\[hidden\])/;

/** Ends whatever a failed test left running, and refuses a log that tells secrets. */
export const endLaunched = () => {
  const logs = [...launched].map(({ child, output }) => {
    child.kill('SIGKILL');
    return output();
  });
  launched.clear();
  const told = logs.flatMap((log) => log.split('\n')).filter((line) => secret.test(line));
  if (told.length > 0) throw new Error(`The log tells secrets: ${told[0]}`);
};

/** What nobody else may have, the product that runs on this machine least of all. */
export type Own = Record<string, string> & { PORT: string; LLAVE_DATA: string };

/** The real program in a process of its own. */
export const launch = (settings: Own): Running => {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, ...compiled, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const origin = `http://127.0.0.1:${settings.PORT}`;
  const running = { child, output: () => output, errors: () => errors, origin };
  launched.add(running);
  return running;
};

export const ready = async (running: Running) => {
  const gone = once(running.child, 'exit').then(() => {
    throw new Error(`It ended: ${running.errors()}`);
  });
  const greeted = new Promise<void>((resolve) => {
    running.child.stdout?.on('data', () => running.output().includes('Llave is at') && resolve());
  });
  await Promise.race([greeted, gone]);
  return running;
};

/** How it ended: its code and the lines it left. */
export const ended = async ({ child, errors, output }: Running) => {
  if (child.exitCode === null) await once(child, 'close');
  return { code: child.exitCode, errors: errors().trim(), output: output() };
};
