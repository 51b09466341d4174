import type { FieldIssue } from '@llave/contract/errors';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { MemberScope, Outside } from '../../../http/scope.ts';

/** The cells of a row by their field, without those that are empty. */
export type Cells = Record<string, string>;

/** Something that a row means, as it is now. */
export type Found<Form> = { id: string; name: string; keys: string[]; form: Form };

/** What was written, with the version that it has since. */
export type Written = { id: string; version: number };

export type Change<Form> = { id: string; form: Form };

/** What is asked outside of the transaction, before it. */
export type Asking = { outside: Outside; accountId: string; userId: string; rows: Cells[]; isReal: boolean };

/** What can be imported: how its rows are read, known again, written, and taken back. */
export type Kind<Form extends object = Record<string, unknown>, Prepared = unknown> = {
  /** The rules of adding one. */
  form: z.ZodObject;
  /** The column that is blamed where two rows mean the same. */
  keyColumn: string;
  /** By what it is known again; two that share one of them are the same. */
  keysOf(cells: Cells): string[];
  prepare?(asking: Asking): Promise<Prepared>;
  /** Those that any of these keys mean, held until the transaction ends where they are to be changed. */
  find(scope: MemberScope, keys: string[], isReal: boolean): Promise<Found<Form>[]>;
  isSame?(was: Form, now: Form): boolean;
  refuseNew?(scope: MemberScope, form: Form, prepared: Prepared): FieldIssue[];
  refuseChange?(scope: MemberScope, was: Found<Form>, now: Form): FieldIssue[];
  /** What stands in the way of all that are new together. */
  weigh?(scope: MemberScope, added: Form[]): Promise<void>;
  add(scope: MemberScope, forms: Form[], prepared: Prepared): Promise<Written[]>;
  change(scope: MemberScope, changes: Change<Form>[]): Promise<Written[]>;
  remove(scope: MemberScope, ids: string[]): Promise<void>;
  /** Where it is kept, how people call it, and what besides a change of its own has happened to it since the import. */
  kept: { table: string; id: string; name: string; isGone: string; isTouched: string };
  refuseUndo?(scope: MemberScope, added: string[], restored: Change<Form>[]): Promise<void>;
};

/** Rows for one statement, as it reads them: `from jsonb_to_recordset(${rowsOf(forms)}) as r(name text, …)`. */
export const rowsOf = (forms: object[]) => sql`${JSON.stringify(forms)}::jsonb`;
