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

  const buckets = budgets.map(bucket);
  const { rows } = await sql<{ used_up: Buffer; wait: number }>`
    select used_up, wait from spend_tokens(${buckets}, ${budgets.map(({ burst }) => burst)},
                                           ${budgets.map(({ everySeconds }) => 1 / everySeconds)})`.execute(system);
  for (const { used_up, wait } of rows) {
    const budget = budgets[buckets.findIndex((one) => one.equals(used_up))];
    if (budget) refusals.remember(budget, wait);
  }
  return Math.max(0, ...rows.map(({ wait }) => wait));
};

export const refund = async (system: System, budgets: Budget[]): Promise<void> => {
  await sql`select return_tokens(${budgets.map(bucket)})`.execute(system);
  refusalsOf(system).forget(budgets);
};

const bucket = (budget: Budget) => createHash('sha256').update(budget.of).digest();

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
