import { readDraft } from '../../lib/forms/draft.ts';
import type { FieldErrors } from '../../lib/forms/form-values.ts';
import { type Attempt, anotherBy, emptyReport, type Report } from './report.ts';

export type Step = 0 | 1 | 2;

/** What the company answered, and how long the report took. */
export type Done = { reference: string; timeTaken: number };

/** One report on its way, as a reload finds it again. */
export type Draft = {
  report: Report;
  /** Under which its pictures are sent. */
  ticket: string;
  startedAt: number;
  touchedAt: number;
  attempt: Attempt | null;
  done: Done | null;
};

/** Pictures that wait longer than this without a word are no longer kept for it. */
export const maxAge = 50 * 60_000;

export const newDraft = (now: number, report = emptyReport): Draft => ({
  report,
  ticket: '',
  startedAt: now,
  touchedAt: now,
  attempt: null,
  done: null,
});

/** What was kept under this name, or the beginning of something. */
export const openDraft = (name: string, now: number, delegations: string[]): Draft => {
  const fresh = newDraft(now, withOnlySite(emptyReport, delegations));
  const draft = readDraft(name, fresh);
  return isForgotten(draft, now) ? fresh : draft;
};

/** Who has sent their report and gone is nobody to the next one at this screen. */
export const isForgotten = (draft: Draft, now: number) => draft.done !== null && isStale(draft, now);

/** Whether its pictures are to be sent anew: it was left alone for too long. */
export const isStale = ({ touchedAt }: Draft, now: number) => now - touchedAt > maxAge;

/** Where there is one site only there is nothing to choose. */
const withOnlySite = (report: Report, [only, ...others]: string[]): Report =>
  only && others.length === 0 ? { ...report, delegation: only } : report;

/** What is missing or wrong in who reports. */
export type Issues = (report: Report) => FieldErrors;

/**
 * The step to show: nobody skips who they are, nor goes back to what has been sent; none as long as the rules that say so
 * are on their way.
 */
export const stepOf = (draft: Draft, asked: number, issues: Issues | null): Step | null => {
  if (draft.done) return 2;
  if (asked !== 1) return 0;
  return issues && (Object.keys(issues(draft.report)).length === 0 ? 1 : 0);
};

/** It has arrived: what remains is its reference, and who sent it for the next one. */
export const finished = (draft: Draft, done: Done, now: number): Draft => ({
  ...newDraft(now, anotherBy(draft.report)),
  done,
});
