import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'llave-lock-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('one process at a time has the folder, and a killed one leaves it free', async () => {
  const other = spawn(process.execPath, [
    '-e',
    `import('${join(import.meta.dirname, 'folder-lock.ts')}').then(({ lockFolder }) => {
    lockFolder(${JSON.stringify(folder)});
    console.log('held');
    setInterval(() => {}, 1000);
  })`,
  ]);
  await once(other.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow('in use by another Llave');

  other.kill('SIGKILL');
  await once(other, 'exit');
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('in use by another Llave');
  release();
  lockFolder(folder)();
});
