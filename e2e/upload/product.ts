import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startAzurite } from '../../server/src/test/azurite.ts';
import { freePort } from '../../server/src/test/free-port.ts';

/** The whole product with its files in a real blob store. */
export const startOnAzure = async () => {
  const azurite = await startAzurite();
  const data = await mkdtemp(join(tmpdir(), 'llave-azure-'));
  const port = await freePort();
  const child = spawn('node', ['server/src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LLAVE_DATA: data,
      LLAVE_DEMO: 'on',
      LOG_LEVEL: 'warn',
      AZURE_STORAGE_CONNECTION_STRING: azurite.connectionString,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await ready(origin);
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await azurite.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
};

const ready = async (origin: string) => {
  for (let left = 300; left > 0; left -= 1) {
    const reply = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (reply?.ok) return;
    await wait(200);
  }
  throw new Error('The product did not start.');
};
