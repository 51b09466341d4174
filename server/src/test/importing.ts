import type { ImportKind } from '@llave/contract/import-columns';
import { checkImport, runImport, undoImport } from '@llave/contract/imports';
import type { Member, World } from './world.ts';

export type Sheet = { columns: string[]; rows: string[][] };

/** The calls of an import, as somebody makes them. */
export const importing = (world: World) => ({
  check: ({ token }: Member, kind: ImportKind, sheet: Sheet) =>
    world.call(checkImport, { params: { kind }, body: sheet, token }),
  run: ({ token }: Member, kind: ImportKind, sheet: Sheet, key?: string) =>
    world.call(runImport, {
      params: { kind },
      body: { ...sheet, fileName: `${kind}.xlsx` },
      token,
      ...(key && { key }),
    }),
  undo: ({ token }: Member, id: string, keepChanged = false) =>
    world.call(undoImport, { params: { id }, query: keepChanged ? { keepChanged: 'true' } : {}, token }),
});
