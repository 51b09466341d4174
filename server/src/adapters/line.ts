import { AppError } from '@llave/contract/errors';

/** Whose work it is (a company's, or a network's where nobody is known), whether it goes before the rest, and what it takes up. */
export type Turn = { of: string; isUrgent?: boolean; weight?: number };

type Limits = {
  /** What may be taken up at once: by all, by one while nobody else is about, and by one while others are. */
  room: number;
  alone?: number;
  shared?: number;
  /** How many may be here at once, those who wait among them, and how long one waits. */
  most: number;
  seconds?: number;
};

type Waiting = { turn: Turn; go: () => void; refuse: (error: AppError) => void };

export type Line = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>;

/**
 * A line in which the next is whose last turn is longest ago, so that nobody waits behind all that somebody else has sent.
 * When it is full, whoever has most in it loses the last of theirs.
 */
export const openLine = ({ room, alone = room, shared = alone, most, seconds = 30 }: Limits): Line => {
  const waiting = new Set<Waiting>();
  const held = new Map<string, number>();
  const served = openTurns();
  const presence = openPresence();
  let [taken, here] = [0, 0];

  const isAllowed = ({ of, weight = 1 }: Turn) => {
    const own = held.get(of) ?? 0;
    return own === 0 || own + weight <= (presence.isAlone(of) ? alone : shared);
  };

  const isBefore = ({ turn: one }: Waiting, { turn: other }: Waiting) =>
    Boolean(one.isUrgent) === Boolean(other.isUrgent)
      ? served.last(one.of) < served.last(other.of)
      : Boolean(one.isUrgent);

  const first = () => {
    let best: Waiting | undefined;
    for (const one of waiting) if (isAllowed(one.turn) && (!best || isBefore(one, best))) best = one;
    return best;
  };

  /** What is heavy is not passed over by what is light: the room it needs is waited for. */
  const next = () => {
    for (let one = first(); one && (taken === 0 || taken + (one.turn.weight ?? 1) <= room); one = first()) {
      const { of, weight = 1 } = one.turn;
      waiting.delete(one);
      served.count(of);
      held.set(of, (held.get(of) ?? 0) + weight);
      taken += weight;
      one.go();
    }
  };

  const end = ({ of, weight = 1 }: Turn) => {
    const left = (held.get(of) ?? 0) - weight;
    if (left > 0) held.set(of, left);
    else held.delete(of);
    taken -= weight;
  };

  const giveUp = (one: Waiting) => {
    if (waiting.delete(one)) one.refuse(refused());
  };

  const makePlace = (of: string) => {
    const sent = Map.groupBy(waiting, ({ turn }) => turn.of);
    const [longest = []] = [...sent.values()].sort((one, other) => other.length - one.length);
    const last = longest.at(-1);
    if (!last || longest.length <= (sent.get(of)?.length ?? 0) + 1) throw refused();
    giveUp(last);
  };

  const turnOf = (turn: Turn) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { turn, go: resolve, refuse: reject };
    const timeout = setTimeout(() => giveUp(one), seconds * 1000).unref();
    waiting.add(one);
    next();
    return promise.finally(() => clearTimeout(timeout));
  };

  /** Work that fails, even before it has begun, gives back what it took up. */
  const inTurn = async <T>(turn: Turn, work: () => Promise<T>) => {
    try {
      return await work();
    } finally {
      end(turn);
    }
  };

  return async (turn, work) => {
    if (here >= most) makePlace(turn.of);
    presence.see(turn.of);
    here += 1;
    try {
      await turnOf(turn);
      return await inTurn(turn, work);
    } finally {
      here -= 1;
      next();
    }
  };
};

const refused = () => new AppError('unavailable', undefined, 'Too much to do at once');

const mostRemembered = 10_000;

/** Whose turn was when, in numbers that only grow. */
const openTurns = () => {
  const last = new Map<string, number>();
  let turns = 0;
  return {
    last: (of: string) => last.get(of) ?? 0,
    count: (of: string) => {
      if (last.size >= mostRemembered) last.clear();
      turns += 1;
      last.set(of, turns);
    },
  };
};

/** So long after they last came somebody still counts as being about. */
const aboutMilliseconds = 1000;

/** Who came last and who last before them: enough to know whether somebody is alone. */
const openPresence = () => {
  let [latest, before] = [
    { of: '', at: Number.NEGATIVE_INFINITY },
    { of: '', at: Number.NEGATIVE_INFINITY },
  ];
  return {
    see: (of: string) => {
      if (of !== latest.of) before = latest;
      latest = { of, at: performance.now() };
    },
    isAlone: (of: string) => performance.now() - (latest.of === of ? before : latest).at > aboutMilliseconds,
  };
};
