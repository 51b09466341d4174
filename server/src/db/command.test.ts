import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compiled } from '../test/process.ts';
import { shows } from '../test/proof.ts';
import { givenFolder, openCopy } from '../test/template.ts';

const folder = mkdtempSync(join(tmpdir(), 'llave-command-'));
const program = join(import.meta.dirname, 'command.ts');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm run db -- …` answers, on an embedded database of that name unless an address is given. */
const db = (name: string, args: string[], databaseUrl = '') =>
  new Promise<{ code: number; out: string }>((done) => {
    const own = { LLAVE_DATA: join(folder, name), DATABASE_URL: databaseUrl, INIT_CWD: folder };
    const env = { PATH: process.env.PATH, ...compiled, ...own };
    const child = execFile(process.execPath, [program, ...args], { env }, (_, out, err) =>
      done({ code: child.exitCode ?? -1, out: `${out}${err}`.trim() }),
    );
  });

test('a workshop that began with the embedded database moves with all it has', async () => {
  shows(24);
  expect((await db('first', ['demo'])).out).toContain('admin@demo.llave.test');
  expect(await db('first', ['migrate'])).toEqual({ code: 0, out: 'The schema is up to date.' });
  const { out: backedUp } = await db('first', ['backup', 'demo.llave']);
  expect(backedUp).toMatch(/demo\.llave: companies: 1, rows: \d\d+, files: \d+, checksum: [0-9a-f]{16}$/);

  const target = await openCopy();
  givenFolder(join(folder, 'second'));
  const moved = await db('second', ['restore', 'demo.llave'], target.url);
  await target.close();
  expect(moved).toEqual({ code: 0, out: backedUp.replace('Backed up to', 'Restored from') });
  expect(await db('first', ['restore', 'demo.llave'])).toEqual({
    code: 1,
    out: 'The database is not empty: a backup is restored into a new one',
  });
}, 240_000);

test('what cannot be done is told in one line', async () => {
  givenFolder(join(folder, 'third'));
  writeFileSync(join(folder, 'other.zip'), 'PK');
  const refusals: [string[], string][] = [
    [[], 'Usage: npm run db'],
    [['backup'], 'Usage: npm run db'],
    [['migrate', 'file'], 'Usage: npm run db'],
    [['disclose', 'folder'], 'Usage: npm run db'],
    [['restore', 'none.llave'], 'no such file'],
    [['restore', 'other.zip'], 'not a whole backup'],
  ];
  for (const [args, line] of refusals) {
    const { code, out } = await db('third', args);
    expect(code).toBe(1);
    expect(out).toContain(line);
    expect(out.split('\n')).toHaveLength(1);
  }
  expect(await db('third', ['migrate'], 'postgres://nobody@127.0.0.1:1/none')).toMatchObject({
    code: 1,
    out: expect.stringContaining('DATABASE_URL cannot be used'),
  });
}, 240_000);
