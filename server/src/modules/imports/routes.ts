import { checkImport, listImports, runImport, undoImport } from '@llave/contract/imports';
import { route } from '../../http/route.ts';
import { check, readToCheck, readToRun, run } from './commands.ts';
import { list } from './queries.ts';
import { undo } from './undo.ts';

export const importRoutes = [
  route(checkImport, check, readToCheck),
  route(runImport, run, readToRun),
  route(listImports, list),
  route(undoImport, undo),
];
