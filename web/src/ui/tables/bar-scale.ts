const steps = [1, 2, 5, 10];
const most = 4;

/** The marks of an axis from nothing to at least this much: few, and round. */
export const marksTo = (greatest: number, least = 0.01) => {
  const rough = Math.max(greatest / most, least);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((each) => each * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const count = Math.max(1, Math.ceil(greatest / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
};

/** Of things that stand so many pixels apart, each how many-th can be named, of the ways to count them that make sense. */
export const everyOf = (apart: number, room: number, ways: readonly number[]) =>
  ways.find((way) => way * apart >= room) ?? ways.at(-1) ?? 1;
