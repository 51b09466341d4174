import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { server } from '../../scripts/prepare.js';
import { freePort } from '../../server/src/test/free-port.ts';

export type Running = { origin: string; child: ChildProcess; stop(): Promise<void> };

const root = join(import.meta.dirname, '../..');

/** The product, once it answers. */
export const runProduct = (settings: Record<string, string>) => start(server, settings, '/api/health/ready');

/** One of our programs in a process of its own, once it answers. */
export const run = (program: string, settings: Record<string, string>) => start([program], settings, '/');

/** What it writes to its log goes nowhere. */
const start = async (args: string[], settings: Record<string, string>, answersAt: string): Promise<Running> => {
  const port = String(await freePort());
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: port, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    const gone = child.exitCode === null && once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.at(-1)} ended with ${child.exitCode}`);
    const answer = await fetch(origin + answersAt).catch(() => undefined);
    if (answer?.ok) return { origin, child, stop };
    await new Promise((later) => setTimeout(later, 50));
  }
};
