/** The number after this one: 9 → 10, A-09 → A-10, Patio → Patio 2. */
export const following = (number: string): string => {
  const last = /\d+(?=\D*$)/.exec(number);
  if (!last) return `${number} 2`;

  const next = String(BigInt(last[0]) + 1n).padStart(last[0].length, '0');
  return number.slice(0, last.index) + next + number.slice(last.index + last[0].length);
};

/** So many numbers one after the other. */
export const series = (first: string, count: number): string[] => {
  const numbers = [first.trim()];
  while (numbers.length < count) numbers.push(following(numbers.at(-1) ?? ''));
  return numbers;
};

/** The first number free after the last one of a list that is in order. */
export const suggested = (numbers: string[]): string => {
  const last = numbers.at(-1);
  return last === undefined ? '1' : following(last);
};
