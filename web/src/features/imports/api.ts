import type { ImportKind } from '@llave/contract/import-columns';
import { checkImport, listImports, runImport, undoImport } from '@llave/contract/imports';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { changed, outdate } from '../../lib/calls/queries.ts';

export type SentSheet = { columns: string[]; rows: string[][] };

/** Thousands of rows take their time. */
const timeout = 180_000;

/** What a live change of each kind is called. */
const nouns = { tools: 'tool', people: 'user', lockers: 'locker', vehicles: 'vehicle' } as const;

export const checkSheet = (kind: ImportKind, sheet: SentSheet) =>
  call(checkImport, { params: { kind }, body: sheet }, { timeout });

export const importSheet = async (kind: ImportKind, fileName: string, sheet: SentSheet) => {
  const done = await call(runImport, { params: { kind }, body: { ...sheet, fileName } }, { timeout });
  readAgain(kind);
  return done;
};

/** What was imported within a day, and can be taken back. */
export const importsQuery = (accountId: string, kind: ImportKind) =>
  queryOptions({
    queryKey: ['import', 'list', accountId, kind],
    queryFn: ({ signal }) => call(listImports, { params: { accountId }, query: { kind } }, { signal }),
  });

export const takeBack = async (id: string, kind: ImportKind, keepChanged: boolean) => {
  const query = keepChanged ? { keepChanged: 'true' as const } : {};
  const record = await call(undoImport, { params: { id }, query }, { timeout });
  readAgain(kind);
  return record;
};

const readAgain = (kind: ImportKind) => {
  changed(nouns[kind]);
  if (kind === 'tools') changed('toolCategory');
  outdate({ queryKey: ['import'] });
};
