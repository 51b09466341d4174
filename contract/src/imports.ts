import { z } from 'zod';
import { type Role, role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id, ownAccount, required, timestamp } from './fields.ts';
import { named } from './history.ts';
import { type ImportKind, importKinds, mostImportRows } from './import-columns.ts';

/** Who may import what: whoever may add one may add many. */
export const importAccess = {
  tools: role('tools', 'manage'),
  people: role('management', 'manage'),
  lockers: role('tools', 'manage'),
  vehicles: role('renting', 'manage'),
} as const satisfies Record<ImportKind, Role>;

const anyImport = [role('tools', 'manage'), role('management', 'manage'), role('renting', 'manage')] as const;

/** For so long an import can be taken back. */
export const undoHours = 24;

/** So many faults are named in one answer; how many rows have some is always said. */
export const mostFaults = 1000;

const kind = z.enum(importKinds);
const count = z.number().int();
const cell = z.string().max(2500, 'tooLong');

/** A sheet: the field that each column holds, and the cells of each row. An empty cell says nothing. */
const sheet = {
  columns: z.array(z.string().max(60)).min(1).max(20),
  rows: z.array(z.array(cell).max(20)).min(1, 'importEmpty').max(mostImportRows, 'tooMany'),
  ...ownAccount,
};

export const importFault = z.object({
  /** Which of the rows that were sent, from 0. */
  row: count,
  column: z.string().nullable(),
  /** The rule that it breaks. */
  code: z.string(),
  /** The row that says the same. */
  other: count.optional(),
});
export type ImportFault = z.infer<typeof importFault>;

const counts = { created: count, changed: count, same: count };

/** What becomes of a row. */
export const importStates = ['new', 'changed', 'same', 'faulty'] as const;
export type ImportState = (typeof importStates)[number];

/** Of so many rows it is said one by one what becomes of them. */
export const mostStates = 20;

export const importOutcome = z.object({
  ...counts,
  /** How many rows cannot be imported as they are. */
  faulty: count,
  faults: z.array(importFault),
  /** Of the first rows. */
  states: z.array(z.enum(importStates)),
  /** Categories of tools that are not there yet. */
  newCategories: z.array(z.string()),
});
export type ImportOutcome = z.infer<typeof importOutcome>;

export const importRecord = z.object({
  id,
  kind,
  fileName: z.string(),
  createdDate: timestamp,
  user: named.nullable(),
  ...counts,
  undoneDate: timestamp.nullable(),
  /** Until then it can be taken back. */
  undoUntil: timestamp,
});
export type ImportRecord = z.infer<typeof importRecord>;

const large = { bodyBytes: 6 * 1024 * 1024, bodyParts: 140_000 };

export const checkImport = endpoint('checkImport', 'POST /import/{kind}/check', {
  access: anyImport,
  summary: 'What an import of these rows would do, and every fault that stands in its way. Nothing is written.',
  params: z.object({ kind }),
  body: z.object(sheet),
  reply: importOutcome,
  writes: false,
  repeatable: false,
  errors: ['forbidden', 'quota'],
  ...large,
});

export const runImport = endpoint('runImport', 'POST /import/{kind}', {
  access: anyImport,
  summary:
    'Adds what is new and changes what is there, all rows or none; `details` names the faults of the rows as `rows.{row}.{column}`.',
  params: z.object({ kind }),
  body: z.object({ ...sheet, fileName: required('fileRequired', 200) }),
  reply: importRecord,
  errors: [
    'forbidden',
    'quota',
    'proveAgain',
    'identifierTaken',
    'lockerExists',
    'vehicleExists',
    'toolCategoryExists',
  ],
  ...large,
});

export const listImports = endpoint('listImports', 'GET /import/account/{accountId}', {
  access: anyImport,
  summary: 'What was imported within the last day, newest first, of the kinds that the caller may import.',
  params: z.object({ accountId: id }),
  query: z.object({ kind: kind.optional() }),
  reply: z.array(importRecord),
});

export const undoImport = endpoint('undoImport', 'DELETE /import/{id}', {
  access: anyImport,
  summary:
    'Takes an import of the last day back: what it added goes, what it changed is as before. Refused while something has happened to any of it since, unless `keepChanged` leaves that alone.',
  params: z.object({ id }),
  query: z.object({ keepChanged: z.stringbool().optional() }),
  reply: importRecord,
  errors: ['forbidden', 'gone', 'importChanged', 'proveAgain', 'lockerExists', 'vehicleExists'],
});
