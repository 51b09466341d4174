import { getAccount } from '@llave/contract/accounts';
import { listAudit } from '@llave/contract/audit';
import { cancelDeletion, exportAccount } from '@llave/contract/departures';
import { expect, test } from 'vitest';
import { demoAccountId } from '../../config.ts';
import { asFounder } from '../../db/tenancy.ts';
import { depart } from '../../jobs/departures.ts';
import { givenWorld } from '../../test/given-world.ts';
import { ask, days } from '../../test/leaving.ts';
import { mailed } from '../../test/mailed.ts';
import { type Member, signUpForm } from '../../test/world.ts';

const world = givenWorld();

const params = ({ accountId }: Member) => ({ accountId });
const cancel = (admin: Member) => world.call(cancelDeletion, { params: params(admin), token: admin.token });

test('a company is deleted a month after an admin typed its name, and not before', async () => {
  const admin = await world.company();
  await world.person(admin.accountId, { isAdmin: true, email: `dos-${admin.email}`, userName: 'dos' });
  expect(await ask(world, admin, 'Otro Taller')).toMatchObject({
    status: 400,
    body: { details: [{ path: 'companyName', code: 'companyNameOther' }] },
  });
  const asked = await ask(world, admin, ' taller  TURIA ');
  const due = asked.body.deletionDate ?? '';
  expect(Math.round((Date.parse(due) - world.services.now().getTime()) / 60_000)).toBe(days(30));
  for (const address of [admin.email, `dos-${admin.email}`])
    await mailed(world, address, ({ subject }) => /se eliminará de Llave/.test(subject));

  world.pass(days(10));
  await depart(world.services);
  const again = await world.signIn(admin.email);
  expect((await ask(world, again)).body.deletionDate).toBe(due);
  expect((await world.call(getAccount, { params: params(admin), token: again.token })).body.deletionDate).toBe(due);
});

test('an admin takes it back, all admins are told, and the company stays', async () => {
  const admin = await world.company();
  await ask(world, admin);
  expect(await cancel(admin)).toMatchObject({ status: 200, body: { deletionDate: null } });
  await mailed(world, admin.email, ({ subject }) => /se queda en Llave/.test(subject));
  world.pass(days(31));
  await depart(world.services);
  const again = await world.signIn(admin.email);
  const { body } = await world.call(listAudit, { params: params(admin), token: again.token });
  expect(body.map(({ act }) => act)).toEqual(expect.arrayContaining(['askDeletion', 'cancelDeletion']));
});

test('only admins ask for it, and the demo company stays', async () => {
  const admin = await world.company();
  const worker = await world.person(admin.accountId);
  expect((await ask(world, worker)).status).toBe(403);
  expect((await world.call(exportAccount, { params: params(admin), token: worker.token })).status).toBe(403);

  const { companyName, companyIdentifier, phoneNumber, email, address } = signUpForm();
  await asFounder(world.database, demoAccountId, (db) =>
    db
      .insertInto('accounts')
      .values({
        company_name: companyName,
        company_identifier: companyIdentifier,
        phone_number: phoneNumber,
        email,
        street: address.street,
        city: address.city,
        state: address.state,
        post_code: address.postCode,
      })
      .execute(),
  );
  const shown = await world.person(demoAccountId, { isAdmin: true });
  expect(await ask(world, shown)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});
