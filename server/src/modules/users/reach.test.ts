import { randomUUID } from 'node:crypto';
import { defaultRoles, modules } from '@llave/contract/access';
import { changeUser } from '@llave/contract/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { shows } from '../../test/proof.ts';
import { openWorld, type World } from '../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const fresh = () => `u-${randomUUID().slice(0, 12)}`;

describe('who manages people reaches nobody with more roles than their own', () => {
  const ways = {
    'user name': () => ({ userName: fresh() }),
    'e-mail address': () => ({ email: `${fresh()}@taller.test` }),
  };
  const cells = modules.flatMap((module) =>
    ([1, 2, 3] as const).flatMap((own) =>
      ([1, 2, 3] as const).flatMap((other) =>
        Object.entries(ways).map(([way, names]) => ({ module, own, other, way, names })),
      ),
    ),
  );
  test.each(cells)('$module $own changes the $way of $module $other', async ({ module, own, other, names }) => {
    shows(29);
    const role = `${module}RoleId` as const;
    const { accountId } = await world.company();
    const boss = await world.person(accountId, { access: { ...defaultRoles, [role]: own, managementRoleId: 3 } });
    const access = { ...defaultRoles, toolsRoleId: 1 as const, [role]: other };
    const { user } = await world.person(accountId, { access });
    const sent = names();
    const { status } = await world.call(changeUser, { token: boss.token, body: { id: user.id, ...sent } });
    const reaches = boss.user.access[role] >= other;
    expect(status).toBe(reaches ? 200 : 403);
    const [name] = Object.values(sent);
    const found = await asVisitor(world.database, 'read', accountId, async (db) => ({
      named: await db
        .selectFrom('sign_in_names')
        .select('user_id')
        .where('name', '=', name as string)
        .execute(),
      waiting: await db
        .selectFrom('users')
        .select('user_id')
        .where('pending_email', '=', name as string)
        .execute(),
    }));
    const theirs = reaches ? [{ user_id: user.id }] : [];
    expect(found).toEqual('email' in sent ? { named: [], waiting: theirs } : { named: theirs, waiting: [] });
    const renamed = await world.call(changeUser, { token: boss.token, body: { id: user.id, name: 'Berta' } });
    expect(renamed.status).toBe(200);
  });
});
