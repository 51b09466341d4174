import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { System } from './database.ts';

/** So many at once, then one every so many seconds. */
export type Budget = { of: string; burst: number; everySeconds: number };

/** Takes from all the budgets or from none; answers the seconds to wait when one is used up. */
export const spend = async (system: System, budgets: Budget[]): Promise<number> => {
  const refusals = refusalsOf(system);
  const known = refusals.secondsLeft(budgets);
  if (known > 0) return known;

  const { rows } = await sql<{ wait: number }>`
    select take_tokens(${budgets.map(bucket)}, ${budgets.map(({ burst }) => burst)},
                       ${budgets.map(perSecond)}) as wait`.execute(system);
  const wait = rows[0]?.wait ?? 0;
  if (wait > 0) for (const { budget, seconds } of await usedUp(system, budgets)) refusals.remember(budget, seconds);
  return wait;
};

/** Which of the budgets have nothing left, and how long until they have. */
const usedUp = async (system: System, budgets: Budget[]) => {
  const { rows } = await sql<{ index: number; seconds: number }>`
    select w.place::int - 1 as index,
           (1 - t.tokens) / w.rate - greatest(0, extract(epoch from clock_timestamp() - t.updated_at)) as seconds
    from throttles t
    join unnest(${budgets.map(bucket)}::bytea[], ${budgets.map(perSecond)}::double precision[])
      with ordinality as w (bucket, rate, place) using (bucket)`.execute(system);
  return rows.flatMap(({ index, seconds }) => {
    const budget = budgets[index];
    return budget && seconds > 0 ? [{ budget, seconds }] : [];
  });
};

export const refund = async (system: System, budgets: Budget[]): Promise<void> => {
  await sql`select return_tokens(${budgets.map(bucket)})`.execute(system);
  refusalsOf(system).forget(budgets);
};

const bucket = ({ of }: Budget) => createHash('sha256').update(of).digest();

const perSecond = ({ everySeconds }: Budget) => 1 / everySeconds;

/** What is known to be used up: a flood from one place is refused from here and costs the database nothing. */
type Refusals = {
  secondsLeft(budgets: Budget[]): number;
  remember(budget: Budget, seconds: number): void;
  forget(budgets: Budget[]): void;
};

/** Another process may have given something back: nothing is believed for longer. */
const longestBelieved = 10_000;
const mostRemembered = 10_000;

const openRefusals = (): Refusals => {
  const refused = new Map<string, { over: number; believed: number }>();
  const left = ({ of }: Budget) => {
    const refusal = refused.get(of);
    const now = performance.now();
    return refusal && refusal.believed > now ? (refusal.over - now) / 1000 : 0;
  };
  return {
    secondsLeft: (budgets) => Math.max(0, ...budgets.map(left)),
    remember: ({ of }, seconds) => {
      if (refused.size >= mostRemembered) refused.clear();
      const now = performance.now();
      const over = now + seconds * 1000;
      refused.set(of, { over, believed: Math.min(over, now + longestBelieved) });
    },
    forget: (budgets) => {
      for (const { of } of budgets) refused.delete(of);
    },
  };
};

const opened = new WeakMap<System, Refusals>();

const refusalsOf = (system: System) => {
  const refusals = opened.get(system) ?? openRefusals();
  opened.set(system, refusals);
  return refusals;
};
