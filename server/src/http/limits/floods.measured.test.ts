import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authenticate } from '@llave/contract/authentication';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { listWaits, p95, startFlood, timed } from '../../test/flooded.ts';
import { type Flooder, floodKinds, sendTo } from '../../test/flooding.ts';
import { freePort } from '../../test/free-port.ts';
import { endLaunched, launch, ready } from '../../test/process.ts';
import { often, shows } from '../../test/proof.ts';
import { ask } from '../../test/remote.ts';
import { openEmpty } from '../../test/template.ts';
import { signUpForm } from '../../test/world.ts';

let database: Awaited<ReturnType<typeof openEmpty>>;
let folder: string;
let quiet: Awaited<ReturnType<typeof companyAt>>;
let flooder: Flooder;

beforeAll(async () => {
  database = await openEmpty();
  folder = mkdtempSync(join(tmpdir(), 'llave-'));
  const settings = { DATABASE_URL: database.url ?? '', LLAVE_DATA: folder, TRUST_PROXY: '127.0.0.1' };
  const { origin } = await ready(launch({ ...settings, PORT: String(await freePort()) }));
  quiet = await companyAt(origin, '198.51.100.7', 60);
  flooder = await companyAt(origin, '203.0.113.9', 3000);
});
afterAll(async () => {
  endLaunched();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A company of its own at this place, with so many tools. */
const companyAt = async (origin: string, address: string, tools: number) => {
  const form = signUpForm();
  const from = { 'x-forwarded-for': address };
  await ask(`${origin}/api/account`, 'POST', form, from);
  const { email: identifier, password } = form;
  const { body } = await ask<{ token: string; user: { id: string; accountId: string } }>(
    `${origin}/api/authentication/authenticate`,
    'POST',
    { identifier, password },
    from,
  );
  const { accountId, id: userId } = body.user;
  const toolIds = await asVisitor(database, 'write', accountId, async (db) => {
    await sql`insert into files (file_name, purpose, content_type, bytes, sha256, receipt, width, height)
      values ('tool.webp', 'image', 'image/webp', 20000, decode('00', 'hex'), decode('00', 'hex'), 800, 800)`.execute(
      db,
    );
    const { rows } = await sql<{ id: string }>`insert into tools (name, description, reference, image)
      select 'Herramienta ' || md5(n::text), 'Una descripción como las que la gente escribe.', 'REF-' || n, 'tool.webp'
      from generate_series(1, ${tools}::int) n returning tool_id as id`.execute(db);
    return rows.map(({ id }) => id);
  });
  return { origin, address, accountId, userId, token: body.token, toolIds, identifier, password };
};

type Waits = { list: number[]; signIn: number[] };

/** How long the quiet company waits for its list and for signing in, one after the other. */
const waits = async (into: Waits) => {
  for (let n = 0; n < 6; n += 1) {
    into.list.push(...(await listWaits(quiet, 10)));
    const { identifier, password } = quiet;
    into.signIn.push(
      await timed(() => sendTo({ ...quiet, token: undefined }, authenticate, { body: { identifier, password } })),
    );
  }
};

const none = (): Waits => ({ list: [], signIn: [] });
/**
 * Quiet and flooded take turns within one run, and all waits of a side are looked at together, so that what the machine does
 * besides falls on both. Nobody of the quiet company is refused; how much longer they wait is told beside the row, with what
 * two quiet sides differ by, because a clock is no judge on a machine that does other things.
 */
test.each(floodKinds)(
  'a flood of %s leaves another company its list and its sign-in',
  async (kind) => {
    const [calm, also, flooded] = [none(), none(), none()];
    const statuses: number[] = [];
    await waits(none());
    for (let round = 0; round < often(1, 2); round += 1) {
      await waits(calm);
      const flood = await startFlood(flooder, kind);
      await waits(flooded);
      statuses.push(...(await flood.stop()));
      await waits(also);
    }
    const ratio = (of: keyof Waits) => p95(flooded[of]) / p95([...calm[of], ...also[of]]);
    const noise = (of: keyof Waits) => Math.max(p95(calm[of]), p95(also[of])) / Math.min(p95(calm[of]), p95(also[of]));
    const told = (of: keyof Waits) => `${ratio(of).toFixed(2)} (quiet alone ${noise(of).toFixed(2)})`;
    const counts = Object.entries(Object.groupBy(statuses, String)).map(
      ([status, all]) => `${all?.length} × ${status}`,
    );
    const note = `${kind}: list ${told('list')}, sign-in ${told('signIn')}; ${counts.join(', ')}`;
    shows(31, statuses.length, note);
    expect(statuses.filter((status) => status === 500)).toEqual([]);
  },
  300_000,
);
