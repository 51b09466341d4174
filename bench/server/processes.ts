import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../server/src/test/free-port.ts';

export type Running = { origin: string; child: ChildProcess; stop(): Promise<void> };

const root = join(import.meta.dirname, '../..');

/** A server of ours in a process of its own, once it answers; what it writes to its log goes nowhere. */
export const run = async (program: string, settings: Record<string, string>, answersAt: string): Promise<Running> => {
  const port = String(await freePort());
  const child = spawn(process.execPath, [join(root, program)], {
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
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    const answer = await fetch(origin + answersAt).catch(() => undefined);
    if (answer?.ok) return { origin, child, stop };
    await new Promise((later) => setTimeout(later, 50));
  }
};
