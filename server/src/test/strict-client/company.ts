import { expect, test } from 'vitest';
import { confirmAddress, type Day, newUserName, password, registration } from './day.ts';
import { pngPhoto } from './drawn.ts';
import { fieldsOf } from './entities.ts';
import { staffClient } from './staff-client.ts';
import { expectFields, granted } from './wire.ts';

/** The morning: a company, its people and their passwords. */
export const companyChapter = (day: Day) => {
  test.each(['es-ES', 'en-GB', '', null])('a company registers with the language %j', async (language) => {
    const form = registration({ language });
    granted(await day.anybody.signUp(form));
    const { user, token } = granted(await day.anybody.signIn(form.email, password));
    expectFields(user, fieldsOf.user);
    expect(user).toMatchObject({ email: form.email, isAdmin: true, isDeleted: false });
    expect(user.language).toBe(language === 'en-GB' ? 'en-GB' : 'es-ES');
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(exp).toBeGreaterThan(Date.now() / 1000);
  });

  test('the account page reads the company and changes nothing that it does not send', async () => {
    const { boss, accountId, wire } = day;
    const account = granted(await boss.calls.account());
    expectFields(account, fieldsOf.account);
    expect(account).toMatchObject({ id: accountId, companyName: 'Taller Turia', fullCheckinAccess: false });

    const logo = `${crypto.randomUUID()}.png`;
    const { sasUri } = granted(await boss.calls.uploadAddress(logo));
    await wire.put(sasUri, await pngPhoto(), 'image/png');
    const own = { logo, keyDrop: true, registryNumber: '46/1234', delegations: ['ITT Norte', 'ITT Sur'] };
    granted(await boss.calls.changeAccount({ ...account, ...own, privacyPolicy: 'Tus datos son tuyos.' }));

    const {
      id,
      companyName,
      companyIdentifier,
      phoneNumber,
      email,
      address,
      logoUrl,
      privacyPolicy,
      fullCheckinAccess,
    } = granted(await boss.calls.account());
    const specified = { id, companyName, companyIdentifier, email, address, logoUrl, privacyPolicy, fullCheckinAccess };
    granted(await boss.calls.changeAccount({ ...specified, phoneNumber: '961 111 111' }));
    expect(phoneNumber).toBe('960 000 000');
    expect(granted(await boss.calls.account())).toMatchObject({ ...specified, ...own, phoneNumber: '961 111 111' });
  });

  test('a PUT of the account with one field changes that field', async () => {
    const before = granted(await day.boss.calls.account());
    granted(await day.boss.calls.changeAccount({ address: { street: 'Calle Nueva, 2' } }));
    const after = granted(await day.boss.calls.account());
    expect(after).toMatchObject({
      companyName: before.companyName,
      companyIdentifier: before.companyIdentifier,
      privacyPolicy: before.privacyPolicy,
      address: { ...before.address, street: 'Calle Nueva, 2' },
    });
  });

  test('a worker comes with roles as numbers, zero or null and without an e-mail address', async () => {
    const { boss, accountId } = day;
    for (const email of ['', null]) {
      const userName = newUserName('ana');
      const worker = granted(
        await boss.calls.addUser({
          id: null,
          accountId,
          name: 'Ana',
          surname: 'Soler',
          userName,
          email,
          isAdmin: false,
          isDeleted: false,
          access: { rentingRoleId: 3, toolsRoleId: 2, managementRoleId: 0, checkingRoleId: null },
          language: 'es-ES',
        }),
      );
      expectFields(worker, fieldsOf.user);
      expect(worker).toMatchObject({ userName, isAdmin: false, isDeleted: false, language: 'es-ES' });
      expect(worker.access).toEqual({ rentingRoleId: 3, toolsRoleId: 2, managementRoleId: 1, checkingRoleId: 1 });
    }
  });

  test('an admin comes by e-mail address, which must not exist yet', async () => {
    const { boss, accountId } = day;
    for (const userName of ['', null]) {
      const email = `socia-${crypto.randomUUID()}@taller.test`;
      expect(await boss.calls.userExists(email)).toMatchObject({ status: 404 });
      const body = { accountId, name: 'Sara', surname: 'Vidal', email, userName, isAdmin: true, access: null };
      const admin = granted(await boss.calls.addAdmin({ ...body, language: 'es-ES' }));
      expectFields(admin, fieldsOf.user);
      expect(admin).toMatchObject({ email, isAdmin: true });
      expect(await boss.calls.userExists(email)).toMatchObject({ status: 200 });
    }
  });

  test('the list of people may be sent back as it came, and a PUT with one field changes that field', async () => {
    const people = granted(await day.boss.calls.users());
    expect(people.length).toBeGreaterThanOrEqual(3);
    for (const person of people) expectFields(person, fieldsOf.user);
    for (const { id } of [day.boss.user, day.pedro.user]) {
      const person = granted(await day.boss.calls.users()).find((other) => other.id === id);
      expect(granted(await day.boss.calls.changeUser({ ...person }))).toMatchObject({ name: person?.name });
      const after = granted(await day.boss.calls.changeUser({ id, surname: 'Gil Mora' }));
      expect(after).toMatchObject({ name: person?.name, access: person?.access, isAdmin: person?.isAdmin });
      expect(after.surname).toBe('Gil Mora');
    }
  });

  test('the two codes of a person are pictures in base64', async () => {
    for (const parameter of ['badge', 'sign-in']) {
      const { qr } = granted(await day.boss.calls.userQr(day.marta.user.id, parameter));
      expect(Buffer.from(qr, 'base64').subarray(1, 4).toString()).toBe('PNG');
    }
  });

  test('a person is deleted and leaves the list', async () => {
    const { boss, accountId } = day;
    const body = { accountId, name: 'Leo', surname: 'Sanz', userName: newUserName('leo') };
    const { id } = granted(await boss.calls.addUser(body));
    granted(await boss.calls.deleteUser(id));
    expect(granted(await boss.calls.users()).map((user) => user.id)).not.toContain(id);
  });

  test('a password is set by an admin, forgotten, and set again by the link in the mail', async () => {
    const { anybody, boss, accountId, wire } = day;
    const email = `olvido-${crypto.randomUUID()}@taller.test`;
    const { id } = granted(await boss.calls.addAdmin({ accountId, name: 'Eva', surname: 'Roca', email }));
    const answer = granted(await boss.calls.setPasswordOf({ password, accountId, userId: id }));
    expectFields(answer, fieldsOf.user);
    expect(answer.id).toBe(id);
    await confirmAddress(await day.mailbox(email, '/confirm-email'));
    granted(await anybody.signIn(email, password));

    granted(await anybody.resetPassword(email));
    const { text } = await day.mailbox(email, '/set-password');
    const link = new URL(text.match(/http\S+\/set-password\S+/)?.[0] ?? '');
    expect([link.origin, link.searchParams.get('userId')]).toEqual([wire.origin, id]);
    granted(await anybody.setPassword(id, { password: 'Otra.Clave9', token: link.searchParams.get('token') }));
    const { token } = granted(await anybody.signIn(email, 'Otra.Clave9'));
    granted(await staffClient(wire, token, accountId).account());
  });
};
