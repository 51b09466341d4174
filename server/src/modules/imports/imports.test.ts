import type { Roles } from '@llave/contract/access';
import { listAudit } from '@llave/contract/audit';
import { type ImportKind, matchColumns } from '@llave/contract/import-columns';
import { importAccess, listImports } from '@llave/contract/imports';
import { createTool, drawToolPicture, getTool, listTools } from '@llave/contract/tools';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asVisitor } from '../../db/tenancy.ts';
import { changesSince, head } from '../../live/events.ts';
import { givenTool } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';
import { importing, type Sheet } from '../../test/importing.ts';
import type { Member } from '../../test/world.ts';

const world = givenWorld();

const { check, run, undo } = importing(world);

const toolColumns = ['name', 'reference', 'category', 'purchaseDate', 'purchasePrice'];
const toolRow = (n: number) => [`Llave ${n}`, `REF-${n}`, n % 2 ? 'Medición' : 'Elevación', '2024-03-12', '12.50'];
const sheetOf = (count: number, from = 1): Sheet => ({
  columns: toolColumns,
  rows: Array.from({ length: count }, (_, at) => toolRow(from + at)),
});

const countOf = async ({ accountId }: Member, table: string) => {
  const { rows } = await asVisitor(world.database, 'read', accountId, (db) =>
    sql<{ count: number }>`select count(*)::int as count from ${sql.raw(table)}`.execute(db),
  );
  return rows[0]?.count;
};

describe('5,000 rows', () => {
  test('are imported in one go once the 37 faulty ones are named and corrected, and twice changes nothing', async () => {
    const admin = await world.company();
    const sheet = sheetOf(5000);
    const faulty = Array.from({ length: 37 }, (_, at) => at * 131);
    for (const [at, row] of faulty.entries()) {
      const cells = sheet.rows[row] as string[];
      if (at % 4 === 0) cells[3] = '2023-02-31';
      else if (at % 4 === 1) cells[4] = 'caro';
      else if (at % 4 === 2) cells[0] = '';
      else cells[1] = 'REF-2';
    }
    const { body: checked } = await check(admin, 'tools', sheet);
    expect(checked).toMatchObject({ created: 4963, changed: 0, same: 0, faulty: 37 });
    expect(checked.faults.map(({ row }) => row)).toEqual(faulty);
    expect(checked.faults.slice(0, 4)).toEqual([
      { row: 0, column: 'purchaseDate', code: 'dateInvalid' },
      { row: 131, column: 'purchasePrice', code: 'priceInvalid' },
      { row: 262, column: 'name', code: 'toolNameRequired' },
      { row: 393, column: 'reference', code: 'importRepeated', other: 1 },
    ]);
    const refused = await run(admin, 'tools', sheet);
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid']);
    expect(refused.body.details).toHaveLength(37);
    expect(await countOf(admin, 'tools')).toBe(0);

    for (const row of faulty) sheet.rows[row] = toolRow(row + 1);
    const before = await head(world.database.system);
    const { status, body: done } = await run(admin, 'tools', sheet);
    expect([status, done.created, done.changed, done.same]).toEqual([200, 5000, 0, 0]);
    expect(await countOf(admin, 'tools')).toBe(5000);
    const told = await changesSince(world.database.system, before, admin.accountId);
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['tool', 'toolCategory']));

    const again = await check(admin, 'tools', sheet);
    expect(again.body).toMatchObject({ created: 0, changed: 0, same: 5000, faulty: 0, newCategories: [] });
    const versions = 'tools where version > 1';
    expect((await run(admin, 'tools', sheet)).body).toMatchObject({ created: 0, changed: 0, same: 5000 });
    expect([await countOf(admin, 'tools'), await countOf(admin, versions)]).toEqual([5000, 0]);
    expect(await countOf(admin, 'history')).toBe(5000);
  }, 240_000);
});

test('what exists is updated and said so; an empty cell leaves what is there; nobody else’s is touched', async () => {
  const [admin, other] = [await world.company(), await world.company()];
  const mine = await givenTool(world, admin, { name: 'Gato', reference: 'ref-1', description: 'Dos toneladas' });
  const theirs = await givenTool(world, other, { name: 'Suyo', reference: 'REF-1' });
  const sheet = {
    columns: ['name', 'reference', 'description', 'category'],
    rows: [
      ['Gato 2 T', 'REF-1', '', 'Elevación'],
      ['Martillo', '', '', ''],
    ],
  };
  expect((await run(admin, 'tools', sheet)).body).toMatchObject({ created: 1, changed: 1, same: 0 });
  const { body } = await world.call(getTool, { params: { id: mine.id }, token: admin.token });
  expect(body).toMatchObject({
    name: 'Gato 2 T',
    reference: 'REF-1',
    description: 'Dos toneladas',
    img: mine.img,
    category: { name: 'Elevación' },
  });
  expect((await run(admin, 'tools', sheet)).body).toMatchObject({ created: 0, changed: 0, same: 2 });
  const { body: left } = await world.call(getTool, { params: { id: theirs.id }, token: other.token });
  expect(left).toEqual(theirs);
  const [entry] = (await world.call(listAudit, { params: { accountId: admin.accountId }, token: admin.token })).body;
  expect(entry).toMatchObject({ act: 'runImport', subject: { name: 'tools.xlsx' } });
  const entries = await world.call(listAudit, {
    params: { accountId: admin.accountId },
    query: { kind: 'data' },
    token: admin.token,
  });
  expect(entries.body).toHaveLength(2);
  expect(entries.body[1]?.changes).toContainEqual({ field: 'changed', before: null, after: 1 });
});

test('a tool without a photo has a drawn one by its category, and so has one that is added by hand', async () => {
  const admin = await world.company();
  await run(admin, 'tools', {
    columns: ['name', 'category'],
    rows: [
      ['Polímetro', 'Medición'],
      ['Gato', 'Elevación'],
      ['Metro', 'Medición'],
    ],
  });
  const { body: tools } = await world.call(listTools, { params: { accountId: admin.accountId }, token: admin.token });
  const images = new Map(tools.map(({ name, img }) => [name, img]));
  expect(images.get('Polímetro')).toMatch(/^drawn-gauge-/);
  expect(images.get('Metro')).toBe(images.get('Polímetro'));
  expect(images.get('Gato')).toMatch(/^drawn-lift-/);
  for (const { imgUrl } of tools) {
    const picture = await world.app.inject({ method: 'GET', url: `${imgUrl}&size=small` });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  }
  const categoryId = tools.find(({ name }) => name === 'Gato')?.categoryId;
  const { body: drawn } = await world.call(drawToolPicture, { body: { categoryId }, token: admin.token });
  expect(drawn.img).toBe(images.get('Gato'));
  const added = await world.call(createTool, {
    body: { name: 'Grúa', img: drawn.img, categoryId },
    token: admin.token,
  });
  expect([added.status, added.body.img]).toEqual([200, drawn.img]);
});

test('the headings of our own files are known again', async () => {
  const admin = await world.company();
  const headers = { authorization: `Bearer ${admin.token}`, accept: 'text/csv', 'accept-language': 'es' };
  const file = await world.app.inject({ method: 'GET', url: `/api/reports/${admin.accountId}/tools`, headers });
  const head = file.body.slice(1).split('\r\n')[0]?.split(';') ?? [];
  const fields = matchColumns('tools', head);
  expect(fields).toEqual(['name', 'reference', ...Array(9).fill(null), 'purchaseDate', 'purchasePrice']);
  const columns = await asVisitor(world.database, 'read', admin.accountId, (db) =>
    sql<{
      name: string;
    }>`select column_name as name from information_schema.columns where table_name = 'vehicles'`.execute(db),
  );
  expect(
    matchColumns(
      'vehicles',
      columns.rows.map(({ name }) => name),
    )
      .filter(Boolean)
      .sort(),
  ).toEqual(['brand', 'currentKilometers', 'model', 'numberPlate']);
});

describe('all or nothing', () => {
  test('two imports of one sheet at once add each thing once, and a repeated request is one import', async () => {
    const admin = await world.company();
    const sheet = sheetOf(300);
    const answers = await Promise.all([1, 2, 3].map(() => run(admin, 'tools', sheet)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.created).sort((a, b) => a - b)).toEqual([0, 0, 300]);
    const twice = await Promise.all([1, 2].map(() => run(admin, 'tools', sheetOf(10, 1000), 'una vez')));
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    expect(await countOf(admin, 'tools')).toBe(310);
  });

  test('an import that fails midway leaves nothing', async () => {
    const admin = await world.company();
    const state = async () => [
      await countOf(admin, 'tools'),
      await countOf(admin, 'tool_categories'),
      await countOf(admin, 'history'),
      await countOf(admin, 'imports'),
      await countOf(admin, 'files'),
    ];
    const before = await state();
    await sql`create function refuse_row() returns trigger language plpgsql as $$
      begin if new.name = 'Llave 199' then raise exception 'the disk is full'; end if; return new; end $$`.execute(
      world.database.owner,
    );
    await sql`create trigger refuse_row before insert on tools for each row execute function refuse_row()`.execute(
      world.database.owner,
    );
    expect((await run(admin, 'tools', sheetOf(200))).status).toBe(500);
    await sql`drop function refuse_row cascade`.execute(world.database.owner);
    expect(await state()).toEqual(before);
    expect((await run(admin, 'tools', sheetOf(200))).body.created).toBe(200);
  });
});

describe('who may', () => {
  const none: Roles = { rentingRoleId: 1, toolsRoleId: 1, managementRoleId: 1, checkingRoleId: 1 };
  const all: Roles = { rentingRoleId: 3, toolsRoleId: 3, managementRoleId: 3, checkingRoleId: 3 };
  const sheets: Record<ImportKind, Sheet> = {
    tools: { columns: ['name'], rows: [['Llave']] },
    people: { columns: ['name', 'surname', 'userName'], rows: [['Eva', 'Sanz', 'eva-de-nadie']] },
    lockers: { columns: ['identifierValue', 'lockerSize', 'useType'], rows: [['1', '4', 'Tool']] },
    vehicles: {
      columns: ['numberPlate', 'brand', 'model', 'currentKilometers'],
      rows: [['1234 BBB', 'Seat', 'León', '5']],
    },
  };

  test.each(Object.keys(sheets) as ImportKind[])('%s: only who may add one', async (kind) => {
    const admin = await world.company();
    const { module } = importAccess[kind];
    const refused = await world.person(admin.accountId, { access: { ...all, [`${module}RoleId`]: 2 } });
    const allowed = await world.person(admin.accountId, {
      access: { ...none, toolsRoleId: 2, [`${module}RoleId`]: 3 },
    });
    for (const act of [check, run]) expect((await act(refused, kind, sheets[kind])).status).toBe(403);
    const done = await run(allowed, kind, sheets[kind]);
    expect([done.status, done.body.created]).toEqual([200, 1]);
    const listed = (member: Member) =>
      world.call(listImports, { params: { accountId: admin.accountId }, query: { kind }, token: member.token });
    expect((await listed(refused)).status).toBe(403);
    expect((await listed(allowed)).body).toMatchObject([{ id: done.body.id, kind }]);
    expect((await undo(refused, done.body.id)).status).toBe(403);
    const stranger = await world.company();
    expect((await undo(stranger, done.body.id)).status).toBe(404);
    expect((await undo(allowed, done.body.id)).status).toBe(200);
  });

  test('nobody gives a role that they lack, makes admins, or adds categories without being one', async () => {
    const admin = await world.company();
    const manager = await world.person(admin.accountId, { access: { ...none, toolsRoleId: 3, managementRoleId: 3 } });
    const people = {
      columns: ['name', 'surname', 'userName', 'email', 'isAdmin', 'rentingRoleId'],
      rows: [
        ['Eva', 'Sanz', `eva-${admin.accountId}`.slice(0, 40), '', '', '3'],
        ['Leo', 'Gil', '', `leo-${admin.accountId}@taller.test`, 'true', ''],
      ],
    };
    expect((await check(manager, 'people', people)).body.faults).toEqual([
      { row: 0, column: 'rentingRoleId', code: 'roleBeyondOwn' },
      { row: 1, column: 'isAdmin', code: 'importAdminsOnly' },
    ]);
    expect((await run(manager, 'people', people)).status).toBe(400);
    expect((await check(manager, 'tools', sheetOf(1))).body.faults).toEqual([
      { row: 0, column: 'category', code: 'categoryUnknown' },
    ]);
    const old = await world.company();
    await asVisitor(world.database, 'write', old.accountId, (db) =>
      db
        .updateTable('sessions')
        .set({ proved_at: new Date(0) })
        .execute(),
    );
    const proof = await run(old, 'people', {
      columns: ['name', 'surname', 'email', 'isAdmin'],
      rows: [['A', 'B', `a-${old.accountId}@taller.test`, 'true']],
    });
    expect([proof.status, proof.body.code]).toEqual([403, 'proveAgain']);
  });
});
