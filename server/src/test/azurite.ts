import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A blob store of one's own: the real emulator on a free port, with its files in a folder that goes when it stops. */
export const startAzurite = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'azurite-'));
  const port = await freePort();
  const key = randomBytes(32).toString('base64');
  const program = createRequire(import.meta.url).resolve('azurite/dist/src/blob/main.js');
  const flags = ['--silent', '--loose', '--skipApiVersionCheck', '--disableTelemetry'];
  let child: ChildProcess;
  const start = async () => {
    child = spawn(process.execPath, [program, ...flags, '--location', folder, '--blobPort', String(port)], {
      env: { ...process.env, AZURITE_ACCOUNTS: `llave:${key}` },
      stdio: 'ignore',
    });
    await answering(port);
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  await start();
  return {
    /** It goes away, and comes back with what it has. */
    leave: () => end('SIGTERM'),
    comeBack: start,
    connectionString: `DefaultEndpointsProtocol=http;AccountName=llave;AccountKey=${key};BlobEndpoint=http://127.0.0.1:${port}/llave;`,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) await end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const answering = async (port: number, tries = 150) => {
  for (let left = tries; left > 0; left -= 1) {
    const socket = connect(port, '127.0.0.1');
    const open = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return;
    await wait(200);
  }
  throw new Error('Azurite did not start.');
};
