import type { AuditChange } from '@llave/contract/audit';
import type { AuditAct } from '@llave/contract/audited';
import { type QueryExecutorProvider, sql } from 'kysely';

/** Somebody, or something, by the name it has now: entries stay readable when it is gone. */
type Party = { id: string | null; name: string };

/** What an act says of itself besides its name. No secret belongs in `before` or `after`. */
export type Noted = {
  /** Where a call ends in something else than its name says. */
  act?: AuditAct;
  actor?: Party;
  sessionId?: string;
  subject?: Party;
  before?: object;
  after?: object;
};

export type Audited = Noted & { act: AuditAct; address: string; at: Date };

/** Writes down who did what. It holds the company's newest entry until the transaction ends: let it be the last statement. */
export const appendAudit = async (db: QueryExecutorProvider, entry: Audited) => {
  const { act, at, address, actor, sessionId, subject } = entry;
  const changes = JSON.stringify(changesBetween(entry.before, entry.after));
  const { rows } = await sql<{ number: string; hash: Buffer }>`
    select number, hash from append_audit(
      ${at}, ${act}, ${actor?.id ?? null}, ${actor?.name ?? ''}, ${sessionId ?? null}, ${address},
      ${subject?.id ?? null}, ${subject?.name ?? ''}, ${changes}::jsonb)`.execute(db);
  return { number: rows[0]?.number, hash: Buffer.from(rows[0]?.hash ?? []).toString('hex') };
};

/** Every field that is not the same, by its path; what counts changes is none. */
const changesBetween = (before: object = {}, after: object = {}): AuditChange[] => {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => JSON.stringify(was.get(field)) !== JSON.stringify(is.get(field)))
    .map((field) => ({ field, before: shortened(was.get(field)), after: shortened(is.get(field)) }));
};

/** They follow from something else, or change with every look. */
const silent = ['version', 'logoUrl', 'accountId', 'id'];

const leavesOf = (value: object, path = ''): Map<string, unknown> =>
  new Map(
    Object.entries(value).flatMap(([key, part]) => {
      if (!path && silent.includes(key)) return [];
      const isRoom = typeof part === 'object' && part !== null && !Array.isArray(part);
      return isRoom ? [...leavesOf(part, `${path}${key}.`)] : [[`${path}${key}`, part] as const];
    }),
  );

const longest = 200;

const shortened = (value: unknown): AuditChange['before'] => {
  if (value === undefined || value === null) return null;
  const text = JSON.stringify(value);
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (text.length > longest) return `${text.slice(0, longest)}…`;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(String) : text;
};
