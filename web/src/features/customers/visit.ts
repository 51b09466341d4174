import { parse, safeSessionStorage } from '../../lib/browser/storage.ts';

/** A customer who has found their booking: what opens it, and what finds it again when the code has ended. */
export type Visit = {
  code: string;
  bookingId: string;
  accountId: string;
  bookingNumber: string;
  /** The key of the letter that led here. */
  key?: string | undefined;
  /** The customer has just taken the key: what comes next is the journey, not the return. */
  isLeaving?: boolean;
};

const name = 'visit';

/** Survives a reload, and ends with the tab. */
export const readVisitHere = () => parse(safeSessionStorage.get(name) ?? '') as Visit | null;

export const keepVisit = (visit: Visit) => safeSessionStorage.set(name, JSON.stringify(visit));

export const forgetVisit = () => safeSessionStorage.remove(name);
