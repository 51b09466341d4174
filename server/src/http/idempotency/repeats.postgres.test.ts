import { randomUUID } from 'node:crypto';
import { endpoints } from '@llave/contract';
import { beforeAll, expect, test } from 'vitest';
import { givenIds } from '../../test/given-ids.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { type Ids, sampleOf } from '../../test/requests.ts';
import { settled } from '../../test/settled.ts';
import { stateOf } from '../../test/state.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();
let admin: Member;
let ids: Ids;
beforeAll(async () => {
  admin = await world.company();
  ids = await givenIds(world, admin);
});

/** Signing out ends the session that its repetitions would come with. */
const isKeyed = ({ name, method, repeatable, access }: (typeof endpoints)[number]) =>
  repeatable &&
  name !== 'signOut' &&
  ['POST', 'PATCH'].includes(method) &&
  !['stranger', 'reporter', 'customer'].includes(access as string);

const keyed = endpoints.filter(isKeyed).map((endpoint) => [endpoint.name, endpoint] as const);

test.each(keyed)('%s: ten times at once with one key is one act with one answer', async (_, endpoint) => {
  shows(16, 11);
  const sending = { ...sampleOf(endpoint, ids), token: admin.token, key: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.call(endpoint, sending)));
  // What is slowed is slowed for repetitions too: those are told to wait instead of the first answer.
  const [first, ...others] = answers
    .filter(({ status }) => status !== 429)
    .map(({ status, body }) => ({ status, body }));
  for (const other of others) expect(other).toEqual(first);

  await settled(world);
  const before = await stateOf(world, admin.accountId);
  await world.call(endpoint, sending);
  expect(await stateOf(world, admin.accountId)).toEqual(before);
});
