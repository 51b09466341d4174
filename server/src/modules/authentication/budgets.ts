import type { Budget } from '../../db/system.ts';

/**
 * What sign-in attempts may cost: a small budget for each person at each address, a larger one for the address over all
 * people, and one for the person over all addresses. The last two only slow, for seconds; and from an address where the
 * person has signed in before nothing that others try is counted, so that nobody can lock a colleague out.
 */
export const signInBudgets = (identifier: string, address: string, known: boolean): Budget[] => {
  const who = identifier.trim().toLowerCase();
  const own = { of: `sign-in:${who}:${address}`, burst: 8, everySeconds: 20 };
  if (known) return [own];
  return [
    own,
    { of: `sign-in-address:${address}`, burst: 40, everySeconds: 2 },
    { of: `sign-in-person:${who}`, burst: 60, everySeconds: 2 },
  ];
};

/** Mails for a new password: few to one person, more from one address. */
export const resetBudgets = (identifier: string, address: string): Budget[] => [
  { of: `reset:${identifier.trim().toLowerCase()}`, burst: 4, everySeconds: 600 },
  { of: `reset-address:${address}`, burst: 20, everySeconds: 30 },
];

export const setPasswordBudgets = (userId: string, address: string): Budget[] => [
  { of: `set-password:${userId}:${address}`, burst: 10, everySeconds: 30 },
];

export const signUpBudgets = (address: string): Budget[] => [{ of: `sign-up:${address}`, burst: 20, everySeconds: 60 }];
