import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Runs programs side by side until one ends: each signal goes to all once, and the first to end decides the exit code. */
export const together = (programs) => {
  const children = programs.map(({ program, args, cwd, env = {} }) =>
    spawn(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }),
  );
  const told = new Set();
  const tell = (signal) => {
    if (told.has(signal)) return;
    told.add(signal);
    for (const child of children) child.kill(signal);
  };
  // A terminal has already sent Ctrl-C to everyone.
  if (process.stdin.isTTY) told.add('SIGINT');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tell(signal));
  // When npm itself is killed nobody is left to pass anything on.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && tell('SIGTERM'), 1000).unref();
  for (const child of children) {
    child.on('exit', (code, signal) => {
      process.exitCode ??= code ?? 128 + constants.signals[signal];
      if (children.length > 1) tell('SIGTERM');
    });
  }
};
