import type { System } from '../db/database.ts';
import { type Cursor, compare } from './cursor.ts';
import { batch, type Change, changesSince, head } from './events.ts';

export type Listener = {
  accountId: string;
  hear(change: Change): void;
  /** The stream begins here; what was before it is not told. */
  begin(cursor: Cursor): void;
};

export type Relay = {
  /** From now on, or from where the listener was; answers how to leave. */
  join(listener: Listener, since: Cursor | undefined): Promise<() => void>;
  /** Something was written here: look now instead of at the next beat. */
  wake(): void;
  close(): void;
};

/** Other processes' changes are found within this time. */
const beat = 250;

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
  let looking = false;
  let again = false;

  const look = async () => {
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    try {
      let changes: Change[];
      do {
        again = false;
        changes = cursor ? await changesSince(system, cursor) : [];
        for (const change of changes) {
          for (const listener of listeners) if (listener.accountId === change.accountId) listener.hear(change);
          cursor = change.cursor;
        }
      } while (again || changes.length === batch);
    } catch (error) {
      onError(error);
    } finally {
      looking = false;
    }
  };

  const rest = () => {
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
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
        hear: (change) => {
          if (!settled) held.push(change);
          else if (!last || compare(change.cursor, last) > 0) {
            last = change.cursor;
            listener.hear(change);
          }
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
      for (const change of held) ordered.hear(change);
      return leave;
    },
    wake: () => {
      if (listeners.size > 0) void look();
    },
    close: () => {
      listeners.clear();
      rest();
    },
  };
};

const isUsable = (since: Cursor, now: Cursor) => Date.now() - since.at < keptFor && compare(since, now) <= 0;

const replay = async (system: System, listener: Listener, since: Cursor): Promise<Cursor> => {
  let last = since;
  let changes: Change[];
  do {
    changes = await changesSince(system, last, listener.accountId);
    for (const change of changes) {
      listener.hear(change);
      last = change.cursor;
    }
  } while (changes.length === batch);
  return last;
};
