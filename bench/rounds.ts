import { median } from './table.ts';

export type Side = () => Promise<number>;

const warmUp = 2;
/** Fewer give a quick look, more a steadier median. */
const wanted = Math.max(1, Number(process.env.BENCH_ROUNDS ?? 9));

/** The sides take turns, each first in every other round; the first rounds warm both up and do not count. */
export const alternate = async (ours: Side, theirs: Side, rounds = wanted) => {
  const turns: { ours: number; theirs: number }[] = [];
  for (let round = 1 - warmUp; round <= rounds; round += 1) {
    const turn = { ours: 0, theirs: 0 };
    if (round % 2) turn.ours = await ours();
    turn.theirs = await theirs();
    if (round % 2 === 0) turn.ours = await ours();
    if (round > 0) turns.push(turn);
  }
  return {
    ratios: turns.map((turn) => turn.ours / turn.theirs),
    ours: median(turns.map((turn) => turn.ours)),
    theirs: median(turns.map((turn) => turn.theirs)),
  };
};

/** The two medians behind a ratio, for whoever wants to know what was divided. */
export const seen = ({ ours, theirs }: { ours: number; theirs: number }, unit: string) =>
  `${ours.toPrecision(3)} ÷ ${theirs.toPrecision(3)} ${unit}`;
