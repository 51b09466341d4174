import { reportToolLife } from '@llave/contract/reports';
import { expect, test } from 'vitest';
import { givenTool } from '../../test/given.ts';
import { givenWorld } from '../../test/given-world.ts';
import { type Entry, goldenMonth, happened, october } from '../../test/golden-month.ts';
import { shows } from '../../test/proof.ts';

const world = givenWorld();

const reader = { rentingRoleId: 1, toolsRoleId: 2, managementRoleId: 2, checkingRoleId: 1 } as const;

const csv = async (path: string, token: string, language = 'es') => {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/csv', 'accept-language': language };
  const reply = await world.app.inject({ method: 'GET', url: `/api${path}`, headers });
  return { reply, lines: reply.body.split('\r\n') };
};

test('files that Spanish Excel opens as they are, in which nothing is a formula', async () => {
  shows(12);
  const { boss, drill } = await goldenMonth(world);
  await givenTool(world, boss, { name: '=HYPERLINK("http://mal")', reference: 'a;b', purchasePrice: 12.5 });
  const { reply, lines } = await csv(`/reports/${boss.accountId}/tools?sort=name`, boss.token);
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toBe('attachment; filename="herramientas.csv"');
  expect(lines[0]).toBe(
    '\uFEFFHerramienta;Referencia;Estado;La tiene;Taquilla;Última recogida;Uso total (h);Fuera ahora (h);Recogidas;Incidencias;Próxima calibración;Fecha de compra;Precio de compra (€)',
  );
  expect(lines[1]).toBe(`"'=HYPERLINK(""http://mal"")";"a;b";Disponible;;;;0;;0;0;;;12,5`);
  expect(lines[2]).toBe('A taladro;;Disponible;;;27/03/2027 23:00;55;;3;0;;;');
  expect(lines[3]).toMatch(/^B llave;;Disponible;;;.*;2;3853;1;0;;;$/);
  expect(lines.at(-1)).toBe('');

  const life = await csv(`/reports/${boss.accountId}/tools/${drill.id}`, boss.token, 'en');
  expect(life.lines[0]).toBe('\uFEFFDate and time;Action;Who;To whom;File');
  expect(life.lines[1]).toBe('29/03/2027 00:00;Returned;Ana Alba;;');
  const range = `from=${october.from}&to=${october.to}`;
  const activity = await csv(`/reports/${boss.accountId}/activity?${range}`, boss.token);
  expect(activity.lines.at(-2)).toBe('Total;2;3;1;1;1');
  const savings = await csv(`/reports/${boss.accountId}/savings?${range}`, boss.token);
  expect(savings.lines[1]).toBe('01/10/2026;4;0,1');
  expect(savings.lines.at(-2)).toBe('Total;7;0,18');
});

test('a file goes on over all pages', async () => {
  const { boss, drill } = await goldenMonth(world);
  await happened(
    world,
    boss.accountId,
    Array.from(
      { length: 1203 },
      (_, at): Entry => [new Date(Date.parse('2027-04-01T00:00:00Z') + at * 1000).toISOString(), drill, 'update', boss],
    ),
  );
  const { lines } = await csv(`/reports/${boss.accountId}/tools/${drill.id}`, boss.token);
  const entries = (
    await world.call(reportToolLife, {
      params: { accountId: boss.accountId, toolId: drill.id },
      token: boss.token,
      query: { limit: '500' },
    })
  ).body;
  expect(entries).toHaveLength(500);
  expect(lines).toHaveLength(1 + 1 + 6 + 1203 + 1);
});

test('who may not see reports gets no file either, and what is wrong is said before the file begins', async () => {
  const { boss, ana } = await goldenMonth(world);
  expect((await csv(`/reports/${boss.accountId}/tools`, ana.token)).reply.statusCode).toBe(403);
  const manager = await world.person(boss.accountId, { access: reader });
  expect((await csv(`/reports/${boss.accountId}/tools`, manager.token)).reply.statusCode).toBe(200);
  const reversed = await csv(`/reports/${boss.accountId}/activity?from=2026-10-02&to=2026-10-01`, boss.token);
  expect(reversed.reply.statusCode).toBe(400);
  expect(reversed.reply.json().details).toEqual([{ path: 'to', code: 'rangeReversed' }]);
  const [theirs] = [await world.company()];
  expect((await csv(`/reports/${boss.accountId}/tools`, theirs.token)).reply.statusCode).toBe(404);
});
