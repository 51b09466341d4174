import { endpoints } from '@llave/contract';
import { changeAccount } from '@llave/contract/accounts';
import { listAudit } from '@llave/contract/audit';
import { auditActs, isAudited } from '@llave/contract/audited';
import { authenticate, changeUserPassword, signOut } from '@llave/contract/authentication';
import { createLocker } from '@llave/contract/lockers';
import { changeUser, createWorker, deleteUser, userQr } from '@llave/contract/users';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { checkAudit } from '../../db/check-audit.ts';
import { asVisitor } from '../../db/tenancy.ts';
import { retain } from '../../jobs/retention.ts';
import { givenWorld } from '../../test/given-world.ts';
import { shows } from '../../test/proof.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();

const trail = async (admin: Member, query: object = {}) => {
  const { body } = await world.call(listAudit, { params: { accountId: admin.accountId }, query, token: admin.token });
  return body;
};

const fileOf = async ({ token }: Member, url: string) => {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/csv', 'accept-language': 'es' };
  return (await world.app.inject({ method: 'GET', url, headers })).body;
};

const roles = { rentingRoleId: 1, toolsRoleId: 2, managementRoleId: 1, checkingRoleId: 1 } as const;

describe('the audit trail', () => {
  test('says who changed whom, from where, by which session, what it was before and what it is now', async () => {
    const admin = await world.company();
    const { body: worker } = await world.call(createWorker, {
      token: admin.token,
      body: { name: 'Marta', surname: 'Ruiz', userName: `marta-${admin.accountId.slice(0, 8)}`, access: roles },
    });
    await world.call(changeUser, {
      token: admin.token,
      body: { id: worker.id, access: { toolsRoleId: 3 } },
      address: '203.0.113.9',
    });
    const [changed, added] = await trail(admin, { kind: 'people' });
    expect(changed).toMatchObject({
      act: 'changeUser',
      actor: { id: admin.user.id, name: `${admin.user.name} ${admin.user.surname}`.trim() },
      subject: { id: worker.id, name: 'Marta Ruiz' },
      address: '203.0.113.9',
      changes: [{ field: 'access.toolsRoleId', before: 2, after: 3 }],
    });
    expect(changed?.sessionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(added).toMatchObject({ act: 'createWorker', subject: { id: worker.id, name: 'Marta Ruiz' } });
    expect(added?.changes).toContainEqual({ field: 'name', before: null, after: 'Marta' });
  });

  test('keeps sign-ins and those that were refused, whoever tried', async () => {
    const admin = await world.company();
    await world.signIn(admin.email);
    await world.call(authenticate, { body: { identifier: admin.email, password: 'otra cosa' }, address: '192.0.2.77' });
    await vi.waitFor(
      async () => {
        const entries = await trail(admin, { kind: 'signIns' });
        expect(entries.map(({ act }) => act)).toContain('signInRefused');
      },
      { timeout: 20_000 },
    );
    const refused = (await trail(admin)).find(({ act }) => act === 'signInRefused');
    expect(refused).toMatchObject({ actor: null, subject: { id: admin.user.id }, address: '192.0.2.77' });
    const opened = (await trail(admin)).find(({ act }) => act === 'authenticate');
    expect(opened).toMatchObject({ actor: { id: admin.user.id } });
  });

  test('an act that is refused or undone leaves no entry, and one that is repeated with its key leaves one', async () => {
    const admin = await world.company();
    const before = await trail(admin);
    const form = { identifierValue: '7', lockerSize: 4, useType: 'Tool' };
    const refused = await world.call(changeUser, { token: admin.token, body: { id: admin.user.id, isAdmin: false } });
    expect(refused.status).toBe(409);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.call(createLocker, { token: admin.token, body: form, key: 'uno' })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const after = await trail(admin);
    expect(after.slice(0, after.length - before.length).map(({ act }) => act)).toEqual(['createLocker']);
  });

  test('holds no password, hash, code or token', async () => {
    const admin = await world.company();
    await world.call(userQr, { token: admin.token, params: { id: admin.user.id, parameter: 'sign-in' } });
    await world.call(changeUserPassword, {
      token: admin.token,
      body: { accountId: admin.accountId, userId: admin.user.id, password: 'Nueva.Clave2' },
    });
    const again = await world.signIn(admin.email, 'Nueva.Clave2');
    const entries = await trail({ ...admin, token: again.token });
    expect(entries.map(({ act }) => act)).toEqual(expect.arrayContaining(['userQr', 'changeUserPassword']));
    expect(JSON.stringify(entries)).not.toMatch(/Nueva\.Clave2|argon2|eyJ|code=/);
  });

  test('is searched by words, person, kind and days, page by page', async () => {
    const admin = await world.company();
    for (const companyName of ['Uno', 'Dos', 'Tres'])
      await world.call(changeAccount, { token: admin.token, body: { companyName } });
    const first = await world.call(listAudit, {
      params: { accountId: admin.accountId },
      query: { kind: 'settings', limit: 2 },
      token: admin.token,
    });
    const cursor = first.headers['x-next-cursor'];
    const rest = await trail(admin, { kind: 'settings', cursor });
    expect(first.body.map(({ subject }: { subject: { name: string } }) => subject.name)).toEqual(['Tres', 'Dos']);
    expect(rest.map(({ act }) => act)).toEqual(['changeAccount', 'signUp']);
    expect((await trail(admin, { q: 'tres' })).map(({ act }) => act)).toEqual(['changeAccount']);
    expect((await trail(admin, { userId: admin.user.id })).length).toBeGreaterThan(3);
    expect(await trail(admin, { to: '2020-01-01' })).toEqual([]);
  });

  test('is given as a file, and who takes a file is in it', async () => {
    const admin = await world.company();
    const range = { from: '2026-01-01', to: '2026-01-31' };
    const { accountId } = admin;
    await fileOf(admin, `/api/reports/${accountId}/activity?from=${range.from}&to=${range.to}`);
    const [exported] = await trail(admin, { kind: 'data' });
    expect(exported).toMatchObject({ act: 'exported', actor: { id: admin.user.id }, subject: { name: 'actividad' } });
    expect(exported?.changes).toContainEqual({ field: 'from', before: null, after: '2026-01-01' });
    expect(await fileOf(admin, `/api/audit/${accountId}`)).toContain('Descargó un informe;exported;actividad');
  });

  test('is for admins, and one company’s is never another’s', async () => {
    const [mine, theirs] = [await world.company(), await world.company()];
    const worker = await world.person(mine.accountId, { access: { ...roles, managementRoleId: 3 } });
    const ask = (token: string, accountId: string) => world.call(listAudit, { params: { accountId }, token });
    expect((await ask(worker.token, mine.accountId)).status).toBe(403);
    expect((await ask(mine.token, theirs.accountId)).status).toBe(404);
    expect(JSON.stringify(await trail(mine))).not.toContain(theirs.user.id);
  });

  test('every call that writes is kept in it, or is daily work with a history of its own', () => {
    const left = endpoints.filter(({ writes, name }) => writes && !isAudited(name)).map(({ name }) => name);
    expect(left.sort()).toEqual([...dailyWork].sort());
    const withoutCall = ['askedFactor', 'blocked', 'disclosed', 'erased', 'exported', 'signInRefused'];
    const names = endpoints.map(({ name }) => name);
    expect(
      Object.values(auditActs)
        .flat()
        .filter((act) => !names.includes(act))
        .sort(),
    ).toEqual(withoutCall);
  });
});

/** Tools, incidents, bookings and check-ins say themselves who did what; the rest concerns only who does it. */
const dailyWork = [
  'assignTool',
  'confirmKeyDrop',
  'startPasskey',
  'startProof',
  'startSignOn',
  'startTotp',
  'verifyPaper',
  'blockTool',
  'calibrateTool',
  'cancelBooking',
  'changeBooking',
  'changeIncident',
  'changeOwnLanguage',
  'changeTool',
  'changeVehicle',
  'checkIn',
  'closeCheckIn',
  'closeFieldIncident',
  'closeIncident',
  'completeReturn',
  'confirmPickup',
  'createBooking',
  'createTool',
  'createVehicle',
  'deleteTool',
  'deleteVehicle',
  'changeNoticeSettings',
  'dismissNotice',
  'dismissNotices',
  'drawToolPicture',
  'findBooking',
  'lendTool',
  'openIncident',
  'printLabels',
  'reassignTool',
  'recordReturn',
  'requestTool',
  'retireTool',
  'returnLoan',
  'reviewBooking',
  'sendCheckIn',
  'sendContact',
  'sendFieldIncident',
  'sendPublicReport',
  'setToolLocker',
  'signReturn',
  'takeBackBooking',
  'unblockTool',
  'useTool',
];

describe('the chain', () => {
  const faultOf = async (accountId: string) =>
    (await checkAudit(world.database)).find((trail) => trail.accountId === accountId)?.fault;

  const busy = async () => {
    const admin = await world.company();
    await world.signIn(admin.email);
    for (const companyName of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'])
      await world.call(changeAccount, { token: admin.token, body: { companyName } });
    return admin;
  };

  const mine = (admin: Member) => sql`account_id = ${admin.accountId}::uuid`;

  test.each([
    ['a row removed', 3, 'missing', (a: Member) => sql`delete from audit_entries where ${mine(a)} and number = 3`],
    ['the last removed', 7, 'missing', (a: Member) => sql`delete from audit_entries where ${mine(a)} and number = 7`],
    ['the first removed', 1, 'missing', (a: Member) => sql`delete from audit_entries where ${mine(a)} and number = 1`],
    [
      'a name changed',
      4,
      'changed',
      (a: Member) => sql`update audit_entries set actor_name = 'Otra' where ${mine(a)} and number = 4`,
    ],
    [
      'a time changed',
      2,
      'changed',
      (a: Member) =>
        sql`update audit_entries set created_at = created_at - interval '1 hour' where ${mine(a)} and number = 2`,
    ],
    [
      'changes emptied',
      5,
      'changed',
      (a: Member) => sql`update audit_entries set changes = '[]' where ${mine(a)} and number = 5`,
    ],
    [
      'two in each other’s place',
      3,
      'changed',
      (a: Member) => sql`
      update audit_entries set number = case number when 3 then 1004 else 1003 end where ${mine(a)} and number in (3, 4)`,
    ],
    ['the ends removed', 1, 'missing', (a: Member) => sql`delete from audit_ends where ${mine(a)}`],
  ])('%s by somebody with the table: the check names the place', async (which, place, fault, tamper) => {
    shows(35);
    const admin = await busy();
    expect(await faultOf(admin.accountId)).toBeUndefined();
    await tamper(admin).execute(world.database.owner);
    if (which.startsWith('two'))
      await sql`update audit_entries set number = number - 1000 where ${mine(admin)} and number > 1000`.execute(
        world.database.owner,
      );
    expect(await faultOf(admin.accountId)).toEqual({ number: String(place), fault });
  });

  test.each([
    'update audit_entries set actor_name = $$x$$',
    'delete from audit_entries',
    'update audit_ends set last_number = 0',
    'insert into audit_entries select * from audit_entries',
  ])('requests cannot: %s', async (statement) => {
    shows(35);
    const admin = await busy();
    const tried = asVisitor(world.database, 'write', admin.accountId, (db) => sql.raw(statement).execute(db));
    await expect(tried).rejects.toThrow(/permission denied/);
    expect(await faultOf(admin.accountId)).toBeUndefined();
  });

  test('fifty acts at once follow each other without a gap', async () => {
    shows(35, 50);
    const admin = await world.company();
    await world.signIn(admin.email);
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        world.call(createLocker, {
          token: admin.token,
          body: { identifierValue: String(i), lockerSize: 4, useType: 'Tool' },
        }),
      ),
    );
    const numbers = (await trail(admin, { kind: 'keys' })).map(({ id }) => Number(id));
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, i) => (numbers[0] ?? 0) - i));
    expect(await faultOf(admin.accountId)).toBeUndefined();
  });

  test('what is older than the company’s setting is forgotten, and the rest still holds together', async () => {
    const admin = await busy();
    await sql`update audit_entries set created_at = now() - interval '23 months' where ${mine(admin)}`.execute(
      world.database.owner,
    );
    await retain(world.services);
    expect(await trail(admin)).toHaveLength(7);
    await world.call(changeAccount, { token: admin.token, body: { auditMonths: 12 } });
    await retain(world.services);
    expect((await trail(admin)).map(({ act }) => act)).toEqual(['changeAccount']);
    expect(await faultOf(admin.accountId)).toBeUndefined();
    await world.call(signOut, { token: admin.token });
    expect(await faultOf(admin.accountId)).toBeUndefined();
  });

  test('somebody who was removed keeps their name in it', async () => {
    const admin = await world.company();
    const worker = await world.person(admin.accountId);
    await world.call(deleteUser, { token: admin.token, params: { id: worker.user.id, accountId: admin.accountId } });
    expect((await trail(admin))[0]).toMatchObject({
      act: 'deleteUser',
      subject: { id: worker.user.id, name: expect.stringMatching(/\S/) },
    });
  });
});
