import { repairOptions } from '@llave/contract/check-ins';

export const states = ['open', 'closed'] as const;
export const bringers = ['owner', 'crane'] as const;

/** Which check-ins are shown: those with these words, and of these kinds where a kind is chosen. */
export type Filter = {
  q: string;
  state: (typeof states)[number] | undefined;
  by: (typeof bringers)[number] | undefined;
  option: (typeof repairOptions)[number] | undefined;
};

export const noFilter: Filter = { q: '', state: undefined, by: undefined, option: undefined };

type Search = { q?: string; state?: string; by?: string; option?: string };

/** What the address asks for; what it asks for in vain is left out. */
export const filterOf = ({ q = '', state, by, option }: Search): Filter => ({
  q,
  state: states.find((known) => known === state),
  by: bringers.find((known) => known === by),
  option: repairOptions.find((known) => String(known) === option),
});

export const searchOf = ({ option, ...filter }: Filter) => ({
  ...filter,
  option: option === undefined ? undefined : String(option),
});
