import { expect, test } from 'vitest';
import { use } from '../../server/src/modules/tools/loans.ts';
import { statementsOf } from './recording.ts';
import { inWorkshop } from './workshop.ts';

const bench = { databaseUrl: process.env.TEST_DATABASE_URL ?? '', postgresBin: '' };

test('every statement of an act is recorded, from its beginning to its end, and the act is done', () =>
  inWorkshop(bench, { workers: 2, tools: 2 }, async (workshop) => {
    const { people, sql, tool } = workshop;
    const sent = await statementsOf(workshop, people[1], (scope) =>
      use(scope, { params: { id: tool(1) }, query: {}, body: { action: 'pickup' } }, undefined),
    );
    const texts = sent.map(({ text }) => text);
    expect(texts[0]).toBe('begin');
    expect(texts.at(-1)).toBe('commit');
    expect(texts).toContainEqual(expect.stringMatching(/update "tools"/));

    const { rows } = await sql.query('select holder_id from tools where tool_id = $1', [tool(1)]);
    expect(rows).toEqual([{ holder_id: people[1].userId }]);
  }));
