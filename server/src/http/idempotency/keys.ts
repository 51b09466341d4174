import { createHmac, type KeyObject, randomUUID } from 'node:crypto';
import { takesKey } from '@llave/contract/endpoint';
import type { Db } from '../../db/database.ts';
import { asVisitor } from '../../db/tenancy.ts';
import type { Call } from '../call.ts';
import { keysFor } from '../callers/session.ts';
import { fingerprint, nobody, once, type RequestKey } from './answers.ts';

/** Does the act once for the request's key, if it has one. */
export const keyed = (call: Call, db: Db, caller: string, act: () => Promise<unknown>) => {
  const request = requestKey(call, caller);
  return request ? once(db, request, act) : act();
};

const requestKey = ({ route, request }: Call, caller: string): RequestKey | undefined => {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !takesKey(route.endpoint)) return undefined;
  return { caller, key, fingerprint: fingerprint(request.method, request.url, request.body) };
};

/**
 * The id of a company to be: the same one when the same request comes again. One that it made before a new secret came is
 * found again by the older one.
 */
export const accountIdFor = async (call: Call) => {
  const key = requestKey(call, nobody)?.key;
  if (!key) return randomUUID();
  const { config, database } = call.services;
  const [newest, ...older] = keysFor(config.secrets, 'new account').map((secret) => idFrom(secret, key)) as [string];
  for (const made of older) if (await asVisitor(database, 'read', made, async (_, exists) => exists)) return made;
  return newest;
};

const idFrom = (secret: KeyObject, key: string) => {
  const digest = createHmac('sha256', secret).update(key).digest();
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x40;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  return digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
