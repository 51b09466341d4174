import type { System } from '../db/database.ts';
import { type Cursor, compare } from './cursor.ts';
import { batch, type Change, changesSince, head } from './events.ts';

export type Listener = {
  accountId: string;
  /** One or more changes, in order; the same array for everybody who is up to date. */
  hear(changes: Change[]): void;
  /** The stream begins here; what was before it is not told. */
  begin(cursor: Cursor): void;
};

export type Relay = {
  /** From now on, or from where the listener was; answers how to leave. */
  join(listener: Listener, since: Cursor | undefined): Promise<() => void>;
  /** Something was written here: look soon instead of at the next beat. */
  wake(): void;
  close(): void;
};

/**
 * Other processes' changes are found within this time, and those of this one are told at once or, where they come close
 * together, together after this time: a reader costs one write a beat, however much is written.
 */
const beat = 250;

/** Where very many listen, telling them takes this part of the time, as long as they hear of everything within a second. */
const share = 1 / 50;
const longest = 1_000;

/** Changes are kept for a day; who was away longer starts over. */
const keptFor = 23 * 3_600_000;

/**
 * Hands what changed in the database to this process's listeners. It reads one ordered stream however many listen, and
 * nothing at all while nobody does; writers pay for one row and no signal.
 */
export const openRelay = (system: System, onError: (error: unknown) => void): Relay => {
  const listeners = new Set<Listener>();
  let cursor: Cursor | undefined;
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let restUntil = 0;
  let looking = false;
  let again = false;

  const look = async () => {
    if (looking) {
      again = true;
      return;
    }
    if (performance.now() < restUntil) return wake();
    looking = true;
    try {
      let changes: Change[];
      do {
        changes = cursor ? await changesSince(system, cursor) : [];
        tell(changes);
        cursor = changes.at(-1)?.cursor ?? cursor;
      } while (changes.length === batch);
    } catch (error) {
      onError(error);
    } finally {
      looking = false;
      if (again) wake();
      again = false;
    }
  };

  const wake = () => {
    if (listeners.size === 0 || soon) return;
    const wait = Math.max(0, Math.ceil(restUntil - performance.now()));
    soon = setTimeout(() => {
      soon = undefined;
      void look();
    }, wait);
  };

  const tell = (changes: Change[]) => {
    if (changes.length === 0) return;
    const began = performance.now();
    const byCompany = Map.groupBy(changes, ({ accountId }) => accountId);
    for (const listener of listeners) {
      const news = byCompany.get(listener.accountId);
      if (news) listener.hear(news);
    }
    // What was said leaves in ticks that were asked for before this one.
    process.nextTick(() => {
      const ended = performance.now();
      restUntil = ended + Math.min(longest, Math.max(beat, (ended - began) / share));
    });
  };

  const rest = () => {
    if (listeners.size > 0) return;
    clearInterval(timer);
    clearTimeout(soon);
    timer = undefined;
    soon = undefined;
    cursor = undefined;
  };

  return {
    join: async (listener, since) => {
      const now = await head(system);
      const held: Change[] = [];
      let last = since && isUsable(since, now) ? since : undefined;
      let settled = false;
      const ordered: Listener = {
        ...listener,
        hear: (changes) => {
          if (!settled) {
            held.push(...changes);
            return;
          }
          const news = last ? later(changes, last) : changes;
          if (news.length === 0) return;
          last = news.at(-1)?.cursor;
          listener.hear(news);
        },
      };
      cursor ??= now;
      listeners.add(ordered);
      timer ??= setInterval(look, beat);

      const leave = () => {
        listeners.delete(ordered);
        rest();
      };
      try {
        if (last) last = await replay(system, listener, last);
        else {
          last = now;
          listener.begin(now);
        }
      } catch (error) {
        leave();
        throw error;
      }
      settled = true;
      ordered.hear(held);
      return leave;
    },
    wake,
    close: () => {
      listeners.clear();
      rest();
    },
  };
};

/** What lies behind the cursor; all of it is answered as it is. */
const later = (changes: Change[], cursor: Cursor) => {
  const isLater = (change: Change | undefined) => change !== undefined && compare(change.cursor, cursor) > 0;
  return isLater(changes[0]) ? changes : changes.filter(isLater);
};

const isUsable = (since: Cursor, now: Cursor) => Date.now() - since.at < keptFor && compare(since, now) <= 0;

const replay = async (system: System, listener: Listener, since: Cursor): Promise<Cursor> => {
  let last = since;
  let changes: Change[];
  do {
    changes = await changesSince(system, last, listener.accountId);
    if (changes.length > 0) listener.hear(changes);
    last = changes.at(-1)?.cursor ?? last;
  } while (changes.length === batch);
  return last;
};
