import { isAudited } from '@llave/contract/audited';
import type { Endpoint } from '@llave/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { type Audited, appendAudit, type Noted } from '../db/audit.ts';
import type { Db } from '../db/database.ts';
import type { Base, Me } from './scope.ts';

/**
 * What an act that the trail keeps says of itself while it runs, and the entry that is made of it once it is done. A step on
 * a stranger's way that concerns nobody yet says nothing and leaves none.
 */
export const openNotes = (endpoint: Endpoint, base: Base, request: FastifyRequest, me: Me | undefined) => {
  const noted: Noted = { ...(me && { ...by(me), subject: { id: idOf(request), name: '' } }) };
  return {
    note: (more: Noted) => void Object.assign(noted, more),
    write: async (db: Db) => {
      if (isAudited(endpoint.name) && (noted.actor || noted.subject))
        await writeDown(db, base, { act: endpoint.name, ...noted });
    },
  };
};

/** The hash also goes to the log, where who can rewrite the table does not reach it. */
export const writeDown = async (db: Db, { now, address, log }: Base, entry: Omit<Audited, 'address' | 'at'>) => {
  const written = await appendAudit(db, { ...entry, address, at: now() });
  log.info({ audit: entry.act, ...written }, 'audited');
};

/** What the product does by itself when its time has come. */
export const writeUnasked = (db: Db, entry: Omit<Audited, 'address'>) => appendAudit(db, { ...entry, address: '' });

/** Somebody as the trail names them. */
export const party = ({ id, name, surname }: { id: string; name: string; surname: string }) => ({
  id,
  name: `${name} ${surname}`.trim(),
});

export const by = (me: Me) => ({ actor: party(me), sessionId: me.sessionId });

const idOf = ({ params, body }: FastifyRequest) => {
  const { id, userId, bookingId } = { ...(body as Named), ...(params as Named) };
  return [id, userId, bookingId].find((one) => typeof one === 'string') ?? null;
};

type Named = { id?: string; userId?: string; bookingId?: string } | undefined;
