import type { CheckInForm } from '@llave/contract/check-ins';
import { forgetDraft, readDraft } from '../../lib/forms/draft.ts';
import { emptyValues, type Values } from './form.ts';

export type Step = 0 | 1 | 2 | 3 | 4 | 5;

/** What the workshop answered, until the visitor has finished with it. */
export type Receipt = {
  receiptNumber: number | null;
  pdf: string;
  lockerNumber: string | null;
  lockerCode: string | null;
  keyProof: string | null;
};

/** All that is left once a visitor has finished: nothing about who they are. */
export type Done = { timeTaken: number } & Pick<Receipt, 'lockerNumber' | 'lockerCode' | 'keyProof'>;

/** One vehicle on its way in, as a reload finds it again. */
export type Draft = {
  /** Names this check-in to the server: sent twice, it is still one. */
  key: string;
  /** Under which its pictures are sent. */
  ticket: string;
  isOwner: boolean;
  values: Values;
  startedAt: number | null;
  touchedAt: number;
  /** What was sent, as long as nobody knows whether it arrived. */
  sent: CheckInForm | null;
  receipt: Receipt | null;
  timeTaken: number;
  done: Done | null;
};

/** Whoever leaves a tablet without finishing leaves nothing of theirs on it. */
export const idleTime = 30 * 60_000;

export const newDraft = (now: number): Draft => ({
  key: crypto.randomUUID(),
  ticket: '',
  isOwner: true,
  values: emptyValues,
  startedAt: null,
  touchedAt: now,
  sent: null,
  receipt: null,
  timeTaken: 0,
  done: null,
});

/** What was kept under this name, unless it was left alone for too long. */
export const openDraft = (name: string, now: number): Draft => {
  const draft = readDraft(name, newDraft(now));
  if (!isLeft(draft, now)) return draft;
  forgetDraft(name);
  return newDraft(now);
};

/** Whether somebody began and went away. */
export const isLeft = ({ startedAt, done, touchedAt }: Draft, now: number) =>
  (startedAt !== null || done !== null) && now - touchedAt > idleTime;

/** How far one may go with what is there. */
export type Furthest = (draft: Draft) => Step;

/**
 * The step to show: the one that is asked for, if what comes before it is there and what comes after has not happened;
 * none as long as the rules that say so are on their way.
 */
export const stepOf = (draft: Draft, asked: number, furthest: Furthest | null): Step | null => {
  if (draft.done) return 5;
  if (draft.receipt) return 4;
  if (draft.sent) return 3;
  if (draft.startedAt === null || !(asked > 0)) return 0;
  return furthest && (Math.min(asked, furthest(draft)) as Step);
};

/** The visitor has read the receipt: what remains is where the key goes. */
export const finished = (draft: Draft, now: number): Draft => {
  const { receipt, timeTaken } = draft;
  const { lockerNumber = null, lockerCode = null, keyProof = null } = receipt ?? {};
  return { ...newDraft(now), done: { timeTaken, lockerNumber, lockerCode, keyProof } };
};
