import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../main.ts');

export type Running = { child: ChildProcess; output: () => string; errors: () => string; origin: string };

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

const launched = new Set<ChildProcess>();

/** Ends whatever a failed test left running. */
export const endLaunched = () => {
  for (const child of launched) child.kill('SIGKILL');
  launched.clear();
};

/** The real program in a process of its own. */
export const launch = (settings: Record<string, string>): Running => {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  launched.add(child);
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  return { child, output: () => output, errors: () => errors, origin: `http://127.0.0.1:${settings.PORT ?? 3000}` };
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
