import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAzurite } from '../test/azurite.ts';
import { shows } from '../test/proof.ts';
import { openStorage } from './open-storage.ts';
import type { FileKey, Storage } from './storage.ts';

const stores = {
  disk: async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'llave-files-'));
    return { storage: await openStorage({ dataFolder }), stop: () => rm(dataFolder, { recursive: true }), dataFolder };
  },
  azure: async () => {
    const azurite = await startAzurite();
    const storage = await openStorage({ dataFolder: '', azureConnectionString: azurite.connectionString });
    return { storage, stop: azurite.stop, dataFolder: undefined };
  },
};

const newKey = (): FileKey => ({ accountId: randomUUID(), fileName: `${randomUUID()}.bin` });
const blockId = (name: string) => Buffer.from(name).toString('base64');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const all = async (reading: Promise<Readable>) => buffer(await reading);
const wide = 1024 ** 3;
const accountOfAll = randomUUID();

describe.each(Object.entries(stores))('files on %s', (_, open) => {
  let storage: Storage;
  let dataFolder: string | undefined;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ storage, stop, dataFolder } = await open());
    await storage.ready();
  }, 60_000);
  afterAll(() => stop());

  const stage = (key: FileKey, name: string, content: Buffer | string) =>
    storage.stage(key, blockId(name), Readable.from([Buffer.from(content)]), Buffer.byteLength(content));

  const keepWhole = async (key: FileKey, content: string) => {
    await stage(key, 'only', content);
    const draft = await storage.assemble(key, [blockId('only')], wide);
    return draft.keep();
  };

  test('all that a company has goes but what is named, and nothing of another', async () => {
    const [one, kept, small, other] = [newKey(), newKey(), newKey(), newKey()].map((key, index) => ({
      ...key,
      accountId: index === 3 ? key.accountId : accountOfAll,
    })) as [FileKey, FileKey, FileKey, FileKey];
    for (const key of [one, kept, small, other]) await keepWhole(key, 'content');
    await storage.put({ ...one, size: 'small' }, Buffer.from('drawn'));
    await storage.put({ ...kept, size: 'small' }, Buffer.from('drawn'));
    const begun = { ...newKey(), accountId: accountOfAll };
    await stage(begun, 'first', 'half');
    await storage.removeAll(accountOfAll, new Set([kept.fileName]));

    const sizes = [one, { ...one, size: 'small' as const }, small, kept, { ...kept, size: 'small' as const }, other];
    expect(await Promise.all(sizes.map((key) => storage.size(key)))).toEqual([
      undefined,
      undefined,
      undefined,
      7,
      5,
      7,
    ]);
    expect(await storage.staged(begun)).toEqual([]);
    await storage.removeAll(accountOfAll, new Set());
    expect(await storage.size(kept)).toBeUndefined();
  });

  test('blocks make a file in the order of the list, whatever order they came in', async () => {
    const key = newKey();
    const parts = [randomBytes(4_000_000), randomBytes(4_000_000), randomBytes(123)];
    for (const index of [2, 0, 1]) await stage(key, `block ${index}`, parts[index] ?? '');

    const draft = await storage.assemble(
      key,
      [0, 1, 2].map((index) => blockId(`block ${index}`)),
      wide,
    );
    expect(draft.bytes).toBe(8_000_123);
    expect(await storage.size(key)).toBeUndefined();
    expect(sha256(await all(draft.read()))).toBe(sha256(Buffer.concat(parts)));

    expect(await draft.keep()).toBe(true);
    expect(await storage.size(key)).toBe(8_000_123);
    expect(sha256(await all(storage.read(key)))).toBe(sha256(Buffer.concat(parts)));
  });

  test('ids of different lengths and odd characters are told apart', async () => {
    const key = newKey();
    const names = ['a', 'a ', '../../a', 'é/+', 'x'.repeat(63)];
    for (const name of names) await stage(key, name, name);
    const staged = await storage.staged(key);
    expect(staged.map((block) => block.id).sort()).toEqual(names.map(blockId).sort());
    const draft = await storage.assemble(key, names.map(blockId), wide);
    expect((await all(draft.read())).toString()).toBe(names.join(''));
  });

  test('a block sent again takes the place of the first', async () => {
    const key = newKey();
    await stage(key, 'one', 'first, and longer');
    await stage(key, 'one', 'second');
    expect(await storage.staged(key)).toEqual([{ id: blockId('one'), bytes: 6 }]);
  });

  test('a stored file is never overwritten', async () => {
    const key = newKey();
    expect(await keepWhole(key, 'the first')).toBe(true);
    expect(await keepWhole(key, 'an impostor')).toBe(false);
    expect(await storage.put(key, Buffer.from('another'))).toBe(false);
    expect((await all(storage.read(key))).toString()).toBe('the first');
  });

  test('of ten that keep at once one wins', async () => {
    const key = newKey();
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, n) => storage.put(key, Buffer.from(`number ${n}`))),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await all(storage.read(key))).toString()).toBe(`number ${results.indexOf(true)}`);
  });

  test('a block that is missing, or more bytes than allowed, make no file', async () => {
    const key = newKey();
    await stage(key, 'here', 'x'.repeat(100));
    await expect(storage.assemble(key, [blockId('here'), blockId('gone')], wide)).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(storage.assemble(key, [blockId('here')], 99)).rejects.toMatchObject({ code: 'tooLarge' });
    expect(await storage.size(key)).toBeUndefined();
  });

  test('assembling again after a lost answer gives the same file', async () => {
    const key = newKey();
    await stage(key, 'a', 'left ');
    await stage(key, 'b', 'right');
    await storage.assemble(key, [blockId('a'), blockId('b')], wide);
    expect((await storage.staged(key)).map((block) => block.id).sort()).toEqual([blockId('a'), blockId('b')].sort());
    const again = await storage.assemble(key, [blockId('a'), blockId('b')], wide);
    expect((await all(again.read())).toString()).toBe('left right');
  });

  test('a content that breaks off leaves nothing', async () => {
    const key = newKey();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000);
        throw new Error('cut');
      })(),
    );
    await expect(storage.stage(key, blockId('a'), broken, 200_000)).rejects.toThrow('cut');
    expect(await storage.staged(key)).toEqual([]);
    if (dataFolder) expect(await readdir(join(dataFolder, 'files/staged', key.accountId, key.fileName))).toEqual([]);
  });

  test('a block that comes in crumbs is the same block', async () => {
    const key = newKey();
    const content = randomBytes(5_000);
    const crumbs = Array.from(content, (byte) => Buffer.of(byte));
    await storage.stage(key, blockId('crumbs'), Readable.from(crumbs), content.length);
    const draft = await storage.assemble(key, [blockId('crumbs')], wide);
    expect(sha256(await all(draft.read()))).toBe(sha256(content));
  });

  test('a range is read alone', async () => {
    const key = newKey();
    await keepWhole(key, '0123456789');
    expect((await all(storage.read(key, { start: 3, end: 5 }))).toString()).toBe('345');
    expect((await all(storage.read(key, { start: 9, end: 9 }))).toString()).toBe('9');
  });

  test('what is staged can be dropped, what is stored removed', async () => {
    const key = newKey();
    await keepWhole(key, 'kept');
    await storage.unstage(key);
    expect(await storage.staged(key)).toEqual([]);
    expect(await storage.size(key)).toBe(4);
    await storage.remove(key);
    await storage.remove(key);
    await storage.unstage(key);
    expect(await storage.size(key)).toBeUndefined();
  });

  test('sweeping drops old drafts and nothing else', async () => {
    const [abandoned, stored] = [newKey(), newKey()];
    await stage(abandoned, 'a', 'never finished');
    await storage.assemble(abandoned, [blockId('a')], wide);
    await keepWhole(stored, 'safe');
    await storage.unstage(stored);

    await storage.sweep(new Date(Date.now() - 60_000));
    expect(await storage.staged(abandoned)).toHaveLength(1);
    expect(await storage.sweep(new Date(Date.now() + 60_000))).toBeGreaterThanOrEqual(1);
    expect(await storage.staged(abandoned)).toEqual([]);
    expect(await storage.size(stored)).toBe(4);
  });

  test.each([
    { accountId: '..', fileName: `${randomUUID()}.bin` },
    { accountId: randomUUID(), fileName: '../../../etc/passwd' },
    { accountId: randomUUID(), fileName: `${randomUUID()}.bin/../../x` },
    { accountId: randomUUID(), fileName: `${randomUUID()}.b\0n` },
    { accountId: `${randomUUID()}/..`, fileName: `${randomUUID()}.bin` },
  ])('$accountId/$fileName is no place', async (key) => {
    await expect(async () => storage.put(key, Buffer.from('x'))).rejects.toThrow();
    await expect(async () => storage.read(key)).rejects.toThrow();
    await expect(async () => stage(key, 'a', 'x')).rejects.toThrow();
    await expect(async () => storage.unstage(key)).rejects.toThrow();
    await expect(async () => storage.remove(key)).rejects.toThrow();
  });
});

test('a blob store that is away is told as such', async () => {
  shows(20);
  const away = await openStorage({
    dataFolder: '',
    azureConnectionString: `DefaultEndpointsProtocol=http;AccountName=llave;AccountKey=${blockId('key')};BlobEndpoint=http://127.0.0.1:9/llave;`,
  });
  await expect(away.ready()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(away.put(newKey(), Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' });
}, 20_000);
