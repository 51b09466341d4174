import type { Budget } from '../../db/budgets.ts';
import type { Me } from '../scope.ts';

/** What drawing codes costs a person and their company: a poster, a badge or a sheet of labels is one. */
export const drawingBudgets = ({ id, accountId }: Pick<Me, 'id' | 'accountId'>): Budget[] => [
  { of: `drawing:${id}`, burst: 40, everySeconds: 10 },
  { of: `drawing-company:${accountId}`, burst: 200, everySeconds: 2 },
];
