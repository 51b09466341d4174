import { randomUUID } from 'node:crypto';
import {
  changeAccount,
  drawPageQr,
  getAccount,
  getDemoAccount,
  getPublicAccount,
  signUp,
} from '@llave/contract/accounts';
import { uploadAddress } from '@llave/contract/files';
import { describe, expect, test, vi } from 'vitest';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import { somewhere } from '../../test/somewhere.ts';
import { signUpForm } from '../../test/world.ts';

const world = givenWorld();

describe('sign-up', () => {
  test('makes the company and its first admin, and welcomes them in their language', async () => {
    const form = signUpForm({ language: 'en', companyName: 'Turia Rent <b>' });
    const { status, body } = await world.call(signUp, { body: form });
    expect(status).toBe(200);
    const admin = await world.signIn(form.email);
    expect(admin.user).toMatchObject({ isAdmin: true, email: form.email, accountId: body.id });
    const [letter] = await vi.waitFor(
      async () => {
        const letters = await world.services.mailer.kept(form.email);
        expect(letters).toHaveLength(1);
        return letters;
      },
      { timeout: 20_000 },
    );
    expect(letter?.subject).toBe('Turia Rent <b> is now on Llave');
    expect(letter?.html).not.toContain('<b>');
  });

  test('who signs up may say their name, and the company’s stands in where they do not', async () => {
    const named = async (person: object) => {
      const form = signUpForm({ companyName: 'Turia Rent', ...person });
      await world.call(signUp, { body: form, address: somewhere() });
      const { name, surname } = (await world.signIn(form.email)).user;
      return { name, surname, form };
    };
    const ana = await named({ name: ' Ana ', surname: 'Ferrer' });
    expect(ana).toMatchObject({ name: 'Ana', surname: 'Ferrer' });
    await vi.waitFor(
      async () => expect((await world.services.mailer.kept(ana.form.email))[0]?.text).toContain('Hola, Ana:'),
      { timeout: 20_000 },
    );
    expect(await named({ name: 'Ana' })).toMatchObject({ name: 'Ana', surname: '' });
    expect(await named({ surname: 'Ferrer' })).toMatchObject({ name: 'Ferrer', surname: '' });
    expect(await named({ name: '', surname: '' })).toMatchObject({ name: 'Turia Rent', surname: '' });
    expect(await named({})).toMatchObject({ name: 'Turia Rent', surname: '' });
  });

  test('a company without an address is told that it is missing', async () => {
    const { status, body } = await world.call(signUp, { body: { ...signUpForm(), address: undefined } });
    expect([status, body.details]).toEqual([400, [{ path: 'address', code: 'addressRequired' }]]);
  });

  test('an address that someone has, in any company and any case, is refused', async () => {
    const { email } = await world.company();
    const answer = await world.call(signUp, { body: signUpForm({ email: email.toUpperCase() }) });
    expect(answer).toMatchObject({ status: 409, body: { code: 'identifierTaken' } });
  });

  test('fifty at once with one address make one company', async () => {
    const form = signUpForm();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => world.call(signUp, { body: form, address: `198.51.100.${i}` })),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(409)]).toEqual([1, 49]);
  });

  test('the same request again makes one company and gets the first answer; with another body it is refused', async () => {
    shows(16);
    const [form, key] = [signUpForm(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.call(signUp, { body: form, key })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const other = await world.call(signUp, { body: { ...form, companyName: 'Otra' }, key });
    expect(other).toMatchObject({ status: 422, body: { code: 'keyReused' } });
  });

  test('names every field that is missing, once', async () => {
    const { status, body } = await world.call(signUp, { body: { email: 'no', password: 'corta', address: {} } });
    expect(status).toBe(400);
    expect(body.details).toEqual(
      expect.arrayContaining([
        { path: 'email', code: 'emailInvalid' },
        { path: 'password', code: 'passwordMin8' },
        { path: 'companyName', code: 'companyNameRequired' },
        { path: 'companyIdentifier', code: 'companyIdentifierRequired' },
        { path: 'phoneNumber', code: 'phoneRequired' },
        { path: 'address.street', code: 'streetRequired' },
        { path: 'address.city', code: 'cityRequired' },
        { path: 'address.state', code: 'stateRequired' },
        { path: 'address.postCode', code: 'postCodeRequired' },
      ]),
    );
    expect(body.details).toHaveLength(9);
  });

  test('many from one address are slowed', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 22; i++)
      answers.push((await world.call(signUp, { body: signUpForm(), address: '203.0.113.99' })).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
  });

  test('nobody signs up as what the form does not offer', async () => {
    shows(4);
    const accountId = randomUUID();
    const form = { ...signUpForm(), id: accountId, accountId, isAdmin: false, version: 9, fullCheckinAccess: true };
    const { body } = await world.call(signUp, { body: form });
    expect(body.id).not.toBe(accountId);
    const { token } = await world.signIn(form.email);
    const account = await world.call(getAccount, { params: { accountId: body.id }, token });
    expect(account.body).toMatchObject({ fullCheckinAccess: false, version: 1 });
  });
});

const formOf = (changes: object = {}) => {
  const { email, password, language, ...company } = signUpForm();
  return { ...company, ...changes };
};

describe('the account', () => {
  test('is changed by an admin and counts its versions; its address stays', async () => {
    const { accountId, token, email } = await world.company();
    const changed = await world.call(changeAccount, {
      token,
      body: formOf({
        companyName: 'Taller Nuevo',
        email: 'otra@taller.test',
        privacyPolicy: '# Hola',
        delegations: ['ITT Norte', 'ITT Sur'],
        keyDrop: true,
        fullCheckinAccess: true,
        registryNumber: '46/1',
        version: 1,
      }),
    });
    expect(changed.status).toBe(200);
    const { body } = await world.call(getAccount, { params: { accountId }, token });
    expect(body).toEqual(changed.body);
    expect(body).toMatchObject({
      companyName: 'Taller Nuevo',
      email,
      version: 2,
      delegations: ['ITT Norte', 'ITT Sur'],
    });
  });

  test('a stale page never overwrites a newer change, and is told what is there now', async () => {
    const { token } = await world.company();
    await world.call(changeAccount, { token, body: formOf({ companyName: 'Primera', version: 1 }) });
    const stale = await world.call(changeAccount, { token, body: formOf({ companyName: 'Segunda', version: 1 }) });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale', details: { current: { companyName: 'Primera', version: 2 } } },
    });
    const insisted = await world.call(changeAccount, { token, body: formOf({ companyName: 'Tercera' }) });
    expect(insisted.body.version).toBe(3);
  });

  test('of fifty changes at once on one version, one wins', async () => {
    const { token } = await world.company();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        world.call(changeAccount, { token, body: formOf({ companyName: `N${i}`, version: 1 }) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  });

  test('a worker reads it and cannot change it', async () => {
    const { accountId } = await world.company();
    const worker = await world.person(accountId, {
      access: { rentingRoleId: 3, toolsRoleId: 3, managementRoleId: 3, checkingRoleId: 3 },
    });
    expect((await world.call(getAccount, { params: { accountId }, token: worker.token })).status).toBe(200);
    expect(await world.call(changeAccount, { token: worker.token, body: formOf() })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  test('how long things are kept stays as it was set when a form says nothing of it', async () => {
    const { token } = await world.company();
    const retention = { pictures: 60, papers: 72, reports: 48, blocked: 12 };
    await world.call(changeAccount, { token, body: formOf({ retention }) });
    const { body } = await world.call(changeAccount, { token, body: formOf({ companyName: 'Otra' }) });
    expect(body).toMatchObject({ companyName: 'Otra', retention });
  });

  test('check-in opens two hours before a booking, or as many as the company says, up to three days', async () => {
    const { token, accountId } = await world.company();
    const { body: fresh } = await world.call(getAccount, { params: { accountId }, token });
    expect(fresh.checkInHours).toBe(2);
    for (const checkInHours of [0, 72]) {
      expect((await world.call(changeAccount, { token, body: formOf({ checkInHours }) })).body).toMatchObject({
        checkInHours,
      });
      expect((await world.call(changeAccount, { token, body: formOf() })).body).toMatchObject({ checkInHours });
    }
    for (const checkInHours of [-1, 73, 1.5, null, 'pronto']) {
      const { status, body } = await world.call(changeAccount, { token, body: formOf({ checkInHours }) });
      expect([status, body.details]).toEqual([400, [{ path: 'checkInHours', code: 'checkInHoursInvalid' }]]);
    }
  });

  test('a logo must be a picture of this company', async () => {
    const { token } = await world.company();
    const answer = await world.call(changeAccount, { token, body: formOf({ logo: `${randomUUID()}.png` }) });
    expect([answer.status, answer.body.details]).toEqual([400, [{ path: 'logo', code: 'fileMissing' }]]);
  });

  test('shows the public what its public pages need and nothing else', async () => {
    const { accountId, token } = await world.company();
    const { status, body } = await world.call(getPublicAccount, { params: { accountId } });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: accountId,
      name: 'Taller Turia',
      companyIdentifier: 'B12345674',
      email: '',
      phoneNumber: '960 000 000',
      street: 'Calle Mayor, 1',
      city: 'Valencia',
      postCode: '46001',
      state: 'Valencia',
      registryNumber: '',
      logoUrl: null,
      privacyPolicy: '',
      fullCheckinAccess: false,
      keyDrop: false,
      delegations: [],
      retention: { pictures: 12, papers: 36, reports: 24, blocked: 36 },
      uploadTicket: expect.any(String),
    });
    const address = await world.call(uploadAddress, {
      params: { fileName: `${randomUUID()}.jpg` },
      query: { purpose: 'image', ticket: body.uploadTicket },
    });
    expect(address.body.sasUri).toContain(`/api/file/content/${accountId}/`);

    await world.call(changeAccount, { token, body: { contactEmail: 'clientes@taller.test' } });
    const { body: known } = await world.call(getPublicAccount, { params: { accountId } });
    expect(known.email).toBe('clientes@taller.test');
  });

  test('an unknown company is not found, by members and visitors alike', async () => {
    expect((await world.call(getPublicAccount, { params: { accountId: randomUUID() } })).status).toBe(404);
    expect((await world.call(getPublicAccount, { params: { accountId: 'x' } })).status).toBe(404);
  });

  test('its public pages can be printed as codes by its admins', async () => {
    const admin = await world.company();
    const draw = (token: string) =>
      world.call(drawPageQr, { token, params: { accountId: admin.accountId, page: 'check-in' } });

    const { status, body } = await draw(admin.token);
    expect(status).toBe(200);
    expect(Buffer.from(body.qr, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const worker = await world.person(admin.accountId);
    expect(await draw(worker.token)).toMatchObject({ status: 403 });
  });
});

test('without the demo, an address that names no company shows none', async () => {
  expect(await world.call(getDemoAccount)).toMatchObject({ status: 404, body: { code: 'notFound' } });
});
