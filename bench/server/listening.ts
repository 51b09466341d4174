import { setTimeout as wait } from 'node:timers/promises';
import { alternate, seen } from '../rounds.ts';
import type { Row } from '../row.ts';
import { run } from './processes.ts';
import { inWorkshop, type Workshop } from './workshop.ts';
import { pickUps } from './writing.ts';

/** All of the company that is written to. */
const listen = ({ product, people }: Workshop) =>
  run('bench/server/listeners.ts', {
    STREAMS: '500',
    STREAMS_URL: `${product.origin}/api/events`,
    STREAMS_TOKENS: JSON.stringify(people.map(({ token }) => token)),
  });

/** Who has just come or gone still costs something for a moment, which is not what is asked here. */
const settled = 1_000;
/** A turn holds few tellings. */
const rounds = 15;

const settledPickUps = async (workshop: Workshop) => {
  await wait(settled);
  return pickUps(workshop);
};

export const live: Row = {
  number: 7,
  name: 'pick-ups with 500 who listen ÷ with nobody',
  bound: 'least',
  floor: 0.85,
  goal: 0.95,
  measure: (bench) =>
    inWorkshop(bench, { tools: 4000, workers: 40 }, async (workshop) => {
      const turns = await alternate(
        async () => {
          const listeners = await listen(workshop);
          return settledPickUps(workshop).finally(listeners.stop);
        },
        () => settledPickUps(workshop),
        rounds,
      );
      return { ratios: turns.ratios, seen: seen(turns, 'pick-ups/s') };
    }),
};
