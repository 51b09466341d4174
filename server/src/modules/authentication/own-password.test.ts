import { changeUserPassword } from '@llave/contract/authentication';
import { expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();

const change = ({ token, accountId, user }: Member, currentPassword?: string) =>
  world.call(changeUserPassword, {
    token,
    body: {
      password: 'Otra.Clave3',
      accountId,
      userId: user.id,
      ...(currentPassword !== undefined && { currentPassword }),
    },
  });

test('a password that is sent with one’s own new one has to be the one before, and is not guessed', async () => {
  shows(7, 8);
  const person = await world.person((await world.company()).accountId);
  expect((await change(person, '')).body.code).toBe('passwordWrong');
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries++) statuses.push((await change(person, `Mala.Clave${tries}`)).status);
  expect(statuses).toEqual([403, 403, 403, 403, 429, 429]);
  expect((await change(person, world.password)).status).toBe(429);
  const other = await world.person(person.accountId);
  expect((await change(other, world.password)).status).toBe(200);
});

test('without it, a session sets its owner’s password only while it is young', async () => {
  shows(5, 2);
  const person = await world.person((await world.company()).accountId);
  world.pass(11);
  expect((await change(person)).body.code).toBe('proveAgain');
  expect((await change(person, world.password)).status).toBe(200);
  world.pass(-11);
  const fresh = await world.person(person.accountId);
  expect((await change(fresh)).status).toBe(200);
});

test('who has no password yet is asked for none', async () => {
  const person = await world.person((await world.company()).accountId);
  await asVisitor(world.database, 'write', person.accountId, (db) =>
    db.updateTable('users').set({ password_hash: null }).where('user_id', '=', person.user.id).execute(),
  );
  world.pass(11);
  expect((await change(person)).status).toBe(200);
  world.pass(-11);
});
