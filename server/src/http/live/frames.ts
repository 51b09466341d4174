import { type Access, allows, role } from '@llave/contract/access';
import { type Cursor, writeCursor } from '../../live/cursor.ts';
import type { Change } from '../../live/events.ts';
import type { Me } from '../scope.ts';

/** Who may hear that things of a kind change; the others of a company are not even told which there are. */
const audience: Record<string, Access> = {
  vehicle: role('renting', 'view'),
  booking: role('renting', 'view'),
  locker: [role('tools', 'manage'), role('renting', 'view')],
  tool: role('tools', 'view'),
  incident: role('tools', 'view'),
  checkIn: role('checking', 'view'),
  fieldIncident: role('checking', 'view'),
};

export const frame = (event: string, data: object = {}, cursor?: Cursor) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n${cursor ? `id: ${writeCursor(cursor)}\n` : ''}\n`;

export const kindsFor = (me: Me) => Object.keys(audience).filter((kind) => allows(audience[kind] ?? 'signedIn', me));

/** Of more than this of one kind nobody reads one after the other: then only the kind is named. */
const named = 100;

/** A frame a kind, with each id once; only the last has the cursor, because who hears less has not heard all. */
export const textOf = (changes: Change[], kinds: string[]) => {
  const heard = changes.filter(({ kind }) => kind !== 'session' && (!audience[kind] || kinds.includes(kind)));
  const last = heard.at(-1);
  if (!last) return '';
  const byKind = [...Map.groupBy(heard, ({ kind }) => kind)];
  const frames = byKind.map(([kind, ofKind], at) => {
    const ids = new Set(ofKind.map(({ entityId }) => entityId));
    const isLast = at === byKind.length - 1;
    return frame('change', ids.size > named ? { kind } : { kind, ids: [...ids] }, isLast ? last.cursor : undefined);
  });
  return frames.join('');
};

type Told = { ended: Map<string, number>; texts: Map<string, Buffer> };
const told = new WeakMap<Change[], Told>();

/** What is said of these changes, written once for everybody who may hear the same, and whose session ends among them. */
export const framesOf = (changes: Change[]): Told => {
  const known = told.get(changes);
  if (known) return known;

  const ended = changes.flatMap(({ kind, entityId }, at) => (kind === 'session' ? [[entityId, at] as const] : []));
  const made = { ended: new Map(ended.reverse()), texts: new Map<string, Buffer>() };
  told.set(changes, made);
  return made;
};
