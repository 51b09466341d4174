import type { Budget } from '../../db/budgets.ts';
import type { Device } from '../../http/device.ts';

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

export const signUpBudgets = (address: string): Budget[] => [{ of: `sign-up:${address}`, burst: 20, everySeconds: 60 }];

/** Guesses at somebody's second factor, after their password: few from one place, not many more from all. */
export const factorBudgets = (userId: string, address: string): Budget[] => [
  { of: `factor:${userId}:${address}`, burst: 6, everySeconds: 60 },
  { of: `factor-person:${userId}`, burst: 20, everySeconds: 120 },
];

export const factorPlaceBudgets = (address: string): Budget[] => [
  { of: `factor-address:${address}`, burst: 60, everySeconds: 2 },
];

export const proofBudgets = (userId: string): Budget[] => [{ of: `prove:${userId}`, burst: 8, everySeconds: 20 }];
