import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { shareOpenFiles } from './open-files.ts';

let folder: string;
let withFile: ReturnType<typeof shareOpenFiles>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'llave-lent-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  withFile = shareOpenFiles();
});

test('who comes at the same time or right after gets the same open file, which is closed when nobody comes', async () => {
  const path = join(folder, 'new', 'film');
  const [one, other] = await Promise.all([withFile(path, (opening) => opening), withFile(path, (opening) => opening)]);
  const next = await withFile(path, async (opening) => {
    const file = await opening;
    await file.write('all of it');
    return file;
  });
  expect(other).toBe(one);
  expect(next).toBe(one);
  expect(await readFile(path, 'utf8')).toBe('all of it');

  await vi.waitFor(() => expect(one.fd).toBe(-1));
  const later = await withFile(path, (opening) => opening);
  expect(later).not.toBe(one);
  expect(later.fd).toBeGreaterThan(0);
});

test('a file stays open while somebody has it, however long', async () => {
  const slow = withFile(join(folder, 'slow'), async (opening) => {
    const file = await opening;
    const quick = await withFile(join(folder, 'quick'), (opened) => opened);
    await vi.waitFor(() => expect(quick.fd).toBe(-1));
    return file.fd;
  });
  expect(await slow).toBeGreaterThan(0);
});

test('who gives up before the file is open hears of it only when it is, so that it can be deleted', async () => {
  const path = join(folder, 'given up', 'film');
  await expect(withFile(path, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  expect(await readFile(path, 'utf8')).toBe('');
});

test('what could not be opened is tried again, and what failed with it is closed too', async () => {
  const obstacle = join(folder, 'obstacle');
  await writeFile(obstacle, '');
  const path = join(obstacle, 'film');
  await expect(withFile(path, (opening) => opening)).rejects.toThrow('ENOTDIR');
  await rm(obstacle);
  const file = await withFile(path, (opening) => opening);

  await expect(withFile(path, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  await vi.waitFor(() => expect(file.fd).toBe(-1));
});
