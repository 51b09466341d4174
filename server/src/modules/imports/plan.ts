import { isDeepStrictEqual } from 'node:util';
import type { FieldIssue } from '@llave/contract/errors';
import {
  type ImportFault,
  type ImportOutcome,
  type ImportState,
  mostFaults,
  mostStates,
} from '@llave/contract/imports';
import { withChanges } from '../../http/changes.ts';
import type { MemberScope } from '../../http/scope.ts';
import { knownCategories } from './categories.ts';
import type { Change, Found, Kind } from './kinds/kind.ts';
import { isFaulty, type Row, takeTurns } from './sheet.ts';

type Form = Record<string, unknown>;

export type Plan = {
  added: Form[];
  changed: (Change<Form> & { before: Form })[];
  same: number;
  states: ImportState[];
  faults: ImportFault[];
  newCategories: string[];
};

/** What the rows mean here and now: what is new, what changes, what is so already, and what stands in the way. */
export const planImport = async (
  scope: MemberScope,
  kind: Kind,
  { rows, prepared, isReal }: { rows: Row[]; prepared: unknown; isReal: boolean },
): Promise<Plan> => {
  const found = byKey(await kind.find(scope, [...new Set(rows.flatMap(({ keys }) => keys))], isReal));
  const plan: Plan = { added: [], changed: [], same: 0, states: [], faults: [], newCategories: [] };
  const seen = new Map<string, number>();
  for (const read of rows) {
    await takeTurns(read.row);
    const other = read.keys.map((key) => seen.get(key)).find((at) => at !== undefined);
    for (const key of read.keys) if (!seen.has(key)) seen.set(key, read.row);
    const meant = [...new Set(read.keys.flatMap((key) => found.get(key) ?? []))];
    const placed = other === undefined ? place(plan, scope, kind, { read, meant, prepared }) : [repeated(kind)];
    const issues = isFaulty(placed) ? placed : [];
    plan.states.push(isFaulty(placed) ? 'faulty' : placed.state);
    plan.faults.push(
      ...issues.map(({ path, code }) => ({ row: read.row, column: path || null, code, ...also(other) })),
    );
  }
  if (kind.form.shape.category) await settleCategories(scope, plan, rows);
  if (plan.faults.length === 0) await kind.weigh?.(scope, plan.added);
  return plan;
};

export const outcomeOf = ({ added, changed, same, states, faults, newCategories }: Plan): ImportOutcome => ({
  created: added.length,
  changed: changed.length,
  same,
  faulty: new Set(faults.map(({ row }) => row)).size,
  faults: faults.slice(0, mostFaults),
  states: states.slice(0, mostStates),
  newCategories,
});

const repeated = ({ keyColumn }: Kind): FieldIssue => ({ path: keyColumn, code: 'importRepeated' });
const also = (other: number | undefined) => (other === undefined ? {} : { other });

const byKey = (found: Found<Form>[]) => {
  const known = new Map<string, Found<Form>[]>();
  for (const one of found) for (const key of one.keys) known.set(key, [...(known.get(key) ?? []), one]);
  return known;
};

type Meant = { read: Row; meant: Found<Form>[]; prepared: unknown };

/** Puts the row where it belongs and says where that is, or what is wrong with it. */
const place = (
  plan: Plan,
  scope: MemberScope,
  kind: Kind,
  { read, meant, prepared }: Meant,
): { state: ImportState } | FieldIssue[] => {
  const [was] = meant;
  if (meant.length > 1) return [{ path: kind.keyColumn, code: 'importAmbiguous' }];
  const form = was ? read.asChange : read.asNew;
  if (isFaulty(form)) return form;

  const now = was ? withChanges(was.form, form) : form;
  const issues = (was ? kind.refuseChange?.(scope, was, now) : kind.refuseNew?.(scope, now, prepared)) ?? [];
  if (issues.length > 0) return issues;
  if (!was) {
    plan.added.push(now);
    return { state: 'new' };
  }
  if ((kind.isSame ?? isDeepStrictEqual)(was.form, now)) {
    plan.same += 1;
    return { state: 'same' };
  }
  plan.changed.push({ id: was.id, form: now, before: was.form });
  return { state: 'changed' };
};

/** Admins add categories by naming them; to others one that is not there is a slip of the keyboard. */
const settleCategories = async (scope: MemberScope, plan: Plan, rows: Row[]) => {
  const known = await knownCategories(scope.db);
  const fresh = new Map<string, string>();
  for (const { row, cells } of rows) {
    const { category } = cells;
    if (!category || known.has(category.toLowerCase())) continue;
    if (scope.me.isAdmin) fresh.set(category.toLowerCase(), fresh.get(category.toLowerCase()) ?? category);
    else {
      plan.faults.push({ row, column: 'category', code: 'categoryUnknown' });
      plan.states[row] = 'faulty';
    }
  }
  plan.newCategories.push(...fresh.values());
  plan.faults.sort((one, two) => one.row - two.row);
};
