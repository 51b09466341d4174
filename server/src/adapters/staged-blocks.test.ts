import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FileKey, Storage } from './storage.ts';
import { openDiskStorage } from './storage-disk.ts';

let dataFolder: string;
let storage: Storage;
let key: FileKey;
const wide = 1024 ** 3;
/** So much that some of it is written before the rest is here. */
const much = 900_000;
const blockId = (name: number | string) => Buffer.from(`block ${name}`).toString('base64');

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'llave-piles-'));
  storage = openDiskStorage(dataFolder);
});
afterAll(() => rm(dataFolder, { recursive: true }));
beforeEach(() => {
  key = { accountId: randomUUID(), fileName: `${randomUUID()}.bin` };
});

const folder = (part: 'staged' | 'stored') => join(dataFolder, 'files', part, key.accountId, key.fileName);
const send = (name: number | string, content: Buffer, through = storage) =>
  through.stage(key, blockId(name), Readable.from([content]), content.length);

/** Two thirds of it come and have their time to be written, and then the line is gone. */
const cutOff = (name: number, content: Buffer) => {
  const broken = Readable.from(
    (async function* () {
      yield content.subarray(0, (content.length * 2) / 3);
      for (let turn = 0; turn < 500; turn += 1) await setImmediate();
      throw new Error('cut');
    })(),
  );
  return expect(storage.stage(key, blockId(name), broken, content.length)).rejects.toThrow('cut');
};

const assembled = async (names: (number | string)[], through = storage) => {
  const draft = await through.assemble(key, names.map(blockId), wide);
  return { draft, content: await buffer(await draft.read()) };
};

const pileOf = async () => {
  const name = (await readdir(folder('staged'))).find((file) => file.startsWith('pile-')) ?? '';
  return stat(join(folder('staged'), name));
};

test('blocks that came in order are not written a second time', async () => {
  const parts = [randomBytes(70_000), randomBytes(70_000), randomBytes(5)];
  for (const [index, part] of parts.entries()) await send(index, part);
  const { ino } = await pileOf();

  const { draft, content } = await assembled([0, 1, 2]);
  expect(content.equals(Buffer.concat(parts))).toBe(true);
  expect(await draft.keep()).toBe(true);
  await storage.unstage(key);

  expect((await stat(folder('stored'))).ino).toBe(ino);
  expect((await buffer(await storage.read(key))).equals(Buffer.concat(parts))).toBe(true);
});

test('what comes after the file is assembled does not touch it', async () => {
  const [first, late] = [randomBytes(1_000), randomBytes(500)];
  await send(0, first);
  const { draft } = await assembled([0]);
  await send(0, late);
  await send(1, late);
  await draft.keep();

  expect((await buffer(await storage.read(key))).equals(first)).toBe(true);
});

test('what is still coming while the file is assembled does not touch it', async () => {
  const [first, slow] = [randomBytes(1_000), new PassThrough()];
  await send(0, first);
  const coming = storage.stage(key, blockId(1), slow, much);
  slow.write(randomBytes(much / 2 + 100_000));
  await vi.waitUntil(async () => (await pileOf()).size > first.length);
  const { draft } = await assembled([0]);
  slow.end(randomBytes(much / 2 - 100_000));
  await coming;
  await draft.keep();

  expect((await buffer(await storage.read(key))).equals(first)).toBe(true);
  expect(await storage.staged(key)).toHaveLength(2);
});

test('what broke off leaves nothing in the file', async () => {
  const [first, second] = [randomBytes(3_000), randomBytes(100)];
  await send(0, first);
  await cutOff(1, randomBytes(much));
  await send(1, second);

  const { draft, content } = await assembled([0, 1]);
  expect(content.equals(Buffer.concat([first, second]))).toBe(true);
  expect(draft.bytes).toBe(3_100);
});

test('a block sent again and again takes no more room than two', async () => {
  for (let time = 0; time < 9; time += 1) await send(0, randomBytes(much));
  for (let time = 0; time < 9; time += 1) await cutOff(0, randomBytes(much));

  expect((await pileOf()).size).toBe(2 * much);
  expect(await readdir(folder('staged'))).toHaveLength(2);
});

test('more than was said is refused, and what others sent stays whole', async () => {
  const [first, second] = [randomBytes(2_000), randomBytes(2_000)];
  await send(0, first);
  const more = Readable.from([randomBytes(3_000)]);
  await expect(storage.stage(key, blockId('more'), more, 1_000)).rejects.toThrow('More came than was said');
  await send(1, second);

  expect((await storage.staged(key)).map(({ id }) => id).sort()).toEqual([blockId(0), blockId(1)].sort());
  expect((await assembled([0, 1])).content.equals(Buffer.concat([first, second]))).toBe(true);
});

test('whatever comes again, at once or breaks off, the file is what came whole last', async () => {
  const whole = new Map<number, Buffer>();
  for (let round = 0; round < 60; round += 1) {
    const names = [...new Set([randomInt(12), randomInt(12), randomInt(12), randomInt(12)])];
    await Promise.all(
      names.map(async (name) => {
        const content = randomBytes(1 + randomInt(200_000));
        if (randomInt(4) === 0) return cutOff(name, content);
        await send(name, content);
        whole.set(name, content);
      }),
    );
  }
  const names = [...whole.keys()].sort(() => randomInt(3) - 1);
  const expected = Buffer.concat(names.flatMap((name) => whole.get(name) ?? []));

  expect((await assembled(names)).content.equals(expected)).toBe(true);
  expect((await assembled(names)).content.equals(expected)).toBe(true);
});

test('processes that share the folder make one file of what each was sent', async () => {
  const other = openDiskStorage(dataFolder);
  const parts = [randomBytes(400), randomBytes(500), randomBytes(600)] as const;
  await send(0, parts[0]);
  await send(1, randomBytes(70));
  const since = Date.now();
  await vi.waitUntil(() => Date.now() > since, { interval: 1 });
  await send(1, parts[1], other);
  await send(2, parts[2], other);

  for (const through of [storage, other])
    expect((await assembled([0, 1, 2], through)).content.equals(Buffer.concat(parts))).toBe(true);
});

test('what came before the machine started is asked for again', async () => {
  await send(0, randomBytes(400));
  const restarted = openDiskStorage(dataFolder, Date.now() + 1_000);
  expect(await restarted.staged(key)).toEqual([]);
  await expect(assembled([0], restarted)).rejects.toMatchObject({ code: 'invalid' });
  expect(await openDiskStorage(dataFolder).staged(key)).toHaveLength(1);
});

test('a block that the disk has only a part of is asked for again', async () => {
  await send(0, randomBytes(400));
  await send(1, randomBytes(400));
  const name = (await readdir(folder('staged'))).find((file) => file.startsWith('pile-')) ?? '';
  await truncate(join(folder('staged'), name), 799);
  expect(await openDiskStorage(dataFolder).staged(key)).toEqual([{ id: blockId(0), bytes: 400 }]);
});

test('what is sent again while the file is put together does not get into it', async () => {
  const parts = [randomBytes(20_000_000), randomBytes(20_000_000)] as const;
  await send(1, parts[1]);
  await send(0, parts[0]);
  const assembling = assembled([0, 1]);
  const hasBegun = async () => (await readdir(folder('staged'))).some((name) => name.startsWith('part-'));
  await vi.waitUntil(hasBegun, { interval: 1 });
  for (let time = 0; time < 4; time += 1) for (const index of [1, 0]) await send(index, randomBytes(1_000));

  expect((await assembling).content.equals(Buffer.concat(parts))).toBe(true);
});
