import { listWaits, p95, startFlood } from '../../server/src/test/flooded.ts';
import { type FloodKind, floodKinds } from '../../server/src/test/flooding.ts';
import { alternate, seen } from '../rounds.ts';
import type { Row } from '../row.ts';
import { inWorkshop, peopleOf } from './workshop.ts';

/** So many that the 95th of a hundred is more than one mishap of the machine. */
const lists = 100;
/** A flood is let rise before each turn, which takes longer than the turn. */
const rounds = 3;

/** The floods are those that the proof sends (row 31 there). */
const flood = (kind: FloodKind): Row => ({
  number: 16,
  name: `p95 of a list while another company floods (${kind}) ÷ quiet`,
  bound: 'most',
  floor: 2,
  goal: 1.3,
  measure: (bench) =>
    inWorkshop(bench, { tools: 3000 }, async ({ product, accountId, people: [admin], tool, addCompany, sql }) => {
      const { origin } = product;
      const toolIds = Array.from({ length: 48 }, (_, n) => tool(n + 1));
      const flooder = { ...admin, origin, accountId, toolIds, address: '203.0.113.9' };
      const other = await addCompany(3, 60);
      const [{ token }] = await peopleOf(sql, other);
      const quiet = async () =>
        p95(await listWaits({ origin, accountId: other, token, address: '198.51.100.7' }, lists));
      const turns = await alternate(
        async () => {
          const sending = await startFlood(flooder, kind);
          return quiet().finally(sending.stop);
        },
        quiet,
        rounds,
      );
      return { ratios: turns.ratios, seen: seen(turns, 'ms') };
    }),
});

export const floods = floodKinds.map(flood);
