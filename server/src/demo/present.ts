import type { Person } from './company.ts';
import type { Happening } from './history.ts';

export type Facts = {
  holder: Person | null;
  heldSince: Date | null;
  loan: { name: string; email: string } | null;
  blockedAt: Date | null;
  retiredAt: Date | null;
};

/** What a tool is after all that happened to it, or had happened before some moment. */
export const factsOf = (story: Happening[], until = new Date(8.64e15)): Facts => {
  const facts: Facts = { holder: null, heldSince: null, loan: null, blockedAt: null, retiredAt: null };
  for (const happening of story) if (happening.at < until) Object.assign(facts, changeOf(happening));
  return facts;
};

const changeOf = ({ action, at, by, to, loan }: Happening): Partial<Facts> => {
  switch (action) {
    case 'pickup':
      return { holder: by, heldSince: at };
    case 'assigned':
    case 'reAssigned':
    case 'adminReassigned':
      return { holder: to ?? null, heldSince: at };
    case 'return':
      return { holder: null, heldSince: null };
    case 'loan':
      return { loan: loan ?? null };
    case 'loanReturned':
      return { loan: null };
    case 'blocked':
      return { blockedAt: at };
    case 'unBlocked':
      return { blockedAt: null };
    case 'retired':
      return { retiredAt: at };
    default:
      return {};
  }
};
