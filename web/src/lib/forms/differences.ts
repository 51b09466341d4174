import { readPath, writePath } from './form-values.ts';

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const isChanged = (fields: readonly string[], values: unknown, base: unknown) =>
  fields.some((field) => !equal(readPath(values, field), readPath(base, field)));

export type Difference<F extends string = string> = { field: F; theirs: unknown; yours: unknown; touched: boolean };

/** What somebody else changed and yours says otherwise; `touched` where you changed it too. */
export const differences = <F extends string, V>(fields: readonly F[], base: V, yours: V, theirs: V): Difference<F>[] =>
  fields
    .map((field) => {
      const [before, mine, now] = [base, yours, theirs].map((values) => readPath(values, field));
      return { field, theirs: now, yours: mine, touched: !equal(before, mine), moved: !equal(before, now) };
    })
    .filter(({ theirs: now, yours: mine, moved }) => moved && !equal(now, mine))
    .map(({ moved: _, ...difference }) => difference);

export type Choice = 'theirs' | 'yours';

/** Yours, with theirs where theirs was chosen. */
export const settle = <F extends string, V>(
  yours: V,
  found: Difference<F>[],
  choices: Partial<Record<string, Choice>>,
) =>
  found
    .filter(({ field }) => choices[field] === 'theirs')
    .reduce((values, { field, theirs }) => writePath(values, field, theirs), yours);
