import type { User } from '@llave/contract/users';
import type { Budget } from '../../db/budgets.ts';
import type { Device } from '../../http/callers/device.ts';

/**
 * What sign-in attempts may cost: a small budget for each person at each address, a larger one for the address over all
 * people, and one for the person over all addresses; the last two only slow, for seconds. A browser on which the person
 * has signed in before has a budget of its own instead, so that nobody can lock a colleague out.
 */
export const signInBudgets = (
  identifier: string,
  address: string,
  device: Device,
  userId: string | undefined,
): Budget[] => {
  if (userId && device.knows(userId))
    return [{ of: `sign-in-device:${device.id}:${userId}`, burst: 8, everySeconds: 20 }];

  const who = identifier.trim().toLowerCase();
  return [
    { of: `sign-in:${who}:${address}`, burst: 8, everySeconds: 20 },
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
  { of: `set-password-address:${address}`, burst: 60, everySeconds: 5 },
  { of: `set-password:${userId}:${address}`, burst: 10, everySeconds: 30 },
];

/** Passwords that people set while they are signed in: a new staff of sixty in one go is a morning's work. */
export const changePasswordBudgets = ({ id, accountId }: Pick<User, 'id' | 'accountId'>): Budget[] => [
  { of: `change-password:${id}`, burst: 60, everySeconds: 20 },
  { of: `change-password-company:${accountId}`, burst: 120, everySeconds: 10 },
];

export const signUpBudgets = (address: string): Budget[] => [
  { of: `sign-up:${address}`, burst: 20, everySeconds: 600 },
];

/**
 * How often a place is told that an address is taken: no use for trying lists of them. It is spent before that is known
 * and given back to who signs up, so that once it is used up the answer is the same for every address.
 */
export const takenBudgets = (address: string): Budget[] => [
  { of: `sign-up-taken:${address}`, burst: 12, everySeconds: 3600 },
];

/** Guesses at somebody's second factor, after their password: few from one place, not many more from all. */
export const factorBudgets = (userId: string, address: string): Budget[] => [
  { of: `factor:${userId}:${address}`, burst: 6, everySeconds: 60 },
  { of: `factor-person:${userId}`, burst: 20, everySeconds: 120 },
];

export const factorPlaceBudgets = (address: string): Budget[] => [
  { of: `factor-address:${address}`, burst: 60, everySeconds: 2 },
];

export const proofBudgets = (userId: string): Budget[] => [{ of: `prove:${userId}`, burst: 8, everySeconds: 20 }];
