import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { exportAccount, getExport } from '@llave/contract/departures';
import { expect, test } from 'vitest';
import { readArchive } from '../../db/backup/archive.ts';
import { upkeep } from '../../jobs/upkeep.ts';
import { givenIds } from '../../test/given-ids.ts';
import { givenWorld } from '../../test/given-world.ts';
import { days, filesLeft, newExport } from '../../test/leaving.ts';
import { mailed } from '../../test/mailed.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();

const params = ({ accountId }: Member) => ({ accountId });

/** Puts an archive on the disk as whoever downloads it does, and reads what is in it. */
const download = async (url: string) => {
  const reply = await world.app.inject({ method: 'GET', url });
  expect(reply.statusCode).toBe(200);
  const folder = mkdtempSync(join(tmpdir(), 'llave-export-'));
  const path = join(folder, 'export.tgz');
  writeFileSync(path, reply.rawPayload);
  const found = new Map<string, string>();
  await readArchive(path, async (name, content) => {
    found.set(name, await text(content));
    return 'go on';
  });
  rmSync(folder, { recursive: true });
  return { found, headers: reply.headers };
};

test('an export has every table, every file and no secret, for whoever asked and for a week', async () => {
  const admin = await world.company();
  const ids = await givenIds(world, admin);
  const ready = await newExport(world, admin);
  await mailed(world, admin.email, ({ subject }) => /exportación está lista/.test(subject));
  const { found, headers } = await download(ready.url ?? '');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="llave-\d{4}-\d\d-\d\d\.tgz"$/);
  expect(Number(headers['content-length'])).toBe(ready.bytes);

  const said = JSON.parse(found.get('llave.json') ?? '');
  expect(said).toMatchObject({
    rows: { tools: 1, users: expect.any(Number), audit_entries: expect.any(Number) },
    missing: [],
  });
  const users = JSON.parse(found.get('tables/users.json') ?? '') as Record<string, unknown>[];
  expect(users.map(({ email }) => email)).toContain(admin.email);
  expect(found.get('tables/users.csv')?.split('\r\n')).toHaveLength(users.length + 2);
  expect(found.has(`files/${ids.fileName}`)).toBe(true);
  const names = [...found.keys()].join(' ');
  expect(names).not.toMatch(/sessions|one_time_tokens|answers|blocked/);
  const all = [...found.entries()].filter(([name]) => name.startsWith('tables/')).map(([, content]) => content);
  expect(all.join('')).not.toMatch(/password_hash|token_hash|code_hash|\$argon2|\$scrypt/);

  const foreign = await world.company();
  expect((await world.call(getExport, { params: params(admin), token: foreign.token })).status).toBe(404);
  world.pass(days(8));
  expect((await world.app.inject({ method: 'GET', url: ready.url ?? '' })).statusCode).toBe(403);
  await upkeep(world.services);
  const later = await world.signIn(admin.email);
  expect((await world.call(getExport, { params: params(admin), token: later.token })).body.export).toBeNull();
  expect(filesLeft(world, admin).filter((name) => name.endsWith('.tgz'))).toEqual([]);
});

test('exports are written one at a time, and two a day', async () => {
  const admin = await world.company();
  const call = () => world.call(exportAccount, { params: params(admin), token: admin.token });
  const [first, second] = [await call(), await call()];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await call()).status).toBe(429);
});
