import { randomUUID } from 'node:crypto';
import { defaultRoles, modules } from '@llave/contract/access';
import { getFactors, removeFactors } from '@llave/contract/factors';
import { changeUser } from '@llave/contract/users';
import { beforeAll, describe, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { givenTotp } from '../../test/given-factors.ts';
import { givenWorld } from '../../test/given-world.ts';
import { mailed } from '../../test/mailed.ts';
import { shows } from '../../test/proof.ts';

const world = givenWorld();
let accountId: string;
beforeAll(async () => {
  ({ accountId } = await world.company());
});

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

  const pairs = modules.flatMap((module) =>
    ([1, 2, 3] as const).flatMap((own) => ([1, 2, 3] as const).map((other) => ({ module, own, other }))),
  );
  test.each(pairs)('$module $own takes away the second factor of $module $other', async ({ module, own, other }) => {
    shows(29);
    const role = `${module}RoleId` as const;
    const boss = await world.person(accountId, { access: { ...defaultRoles, [role]: own, managementRoleId: 3 } });
    const access = { ...defaultRoles, toolsRoleId: 1 as const, [role]: other };
    const email = `${fresh()}@taller.test`;
    const person = await world.person(accountId, { access, email });
    await givenTotp(world, person.token);
    const { status } = await world.call(removeFactors, { token: boss.token, params: { id: person.user.id } });
    const reaches = boss.user.access[role] >= other;
    expect(status).toBe(reaches ? 200 : 403);
    const { totp } = (await world.call(getFactors, { token: person.token })).body;
    expect(totp === null).toBe(reaches);
    if (reaches) await mailed(world, email, ({ text }) => text.includes('todo lo que tenías'));
  });

  test('nobody takes an admin’s away but another admin, and nobody their own without a proof', async () => {
    shows(29, 3);
    const admin = await world.company();
    const boss = await world.person(admin.accountId, {
      access: { rentingRoleId: 3, toolsRoleId: 3, managementRoleId: 3, checkingRoleId: 3 },
    });
    await givenTotp(world, admin.token);
    const take = async (token: string, id: string) =>
      (await world.call(removeFactors, { token, params: { id } })).body.code;
    expect(await take(boss.token, admin.user.id)).toBe('forbidden');
    expect(await take(admin.token, admin.user.id)).toBe('yourself');
    expect(await take(boss.token, boss.user.id)).toBe('yourself');
    const other = await world.person(admin.accountId, { isAdmin: true, email: `${fresh()}@taller.test` });
    expect(await take(other.token, admin.user.id)).toBeUndefined();
    expect((await world.signIn(admin.email)).token).toBeTruthy();
  });
});
