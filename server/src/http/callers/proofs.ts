import { randomUUID } from 'node:crypto';
import { AppError } from '@llave/contract/errors';
import { SignJWT } from 'jose';
import type { Db } from '../../db/database.ts';
import { asVisitor } from '../../db/tenancy.ts';
import type { Services } from '../../services.ts';
import type { Proof } from '../scope.ts';
import { findLink } from './links.ts';
import { companyOf } from './secrets.ts';
import { keyFor, keysFor, verifiedBy } from './session.ts';
import { findVisit } from './visits.ts';

const ticketHours = 2;

/** Lets a visitor of the public wizards upload a few pictures. */
export const uploadTicket = async (secret: string, accountId: string, now: Date) => {
  const id = randomUUID();
  const ticket = await new SignJWT({ acc: accountId })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(id)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + ticketHours * 3600)
    .sign(keyFor(secret, 'upload ticket'));
  return { id, ticket };
};

/** Whose ticket this is; it can be told to forgive that its time is over, where nothing more is uploaded with it. */
export const readTicket = async (secrets: readonly string[], ticket: string, now: Date, forgivenHours = 0) => {
  const payload = await verifiedBy(keysFor(secrets, 'upload ticket'), ticket, {
    currentDate: now,
    clockTolerance: forgivenHours * 3600,
    requiredClaims: ['exp', 'jti', 'acc'],
  }).catch(() => {
    throw new AppError('linkInvalid');
  });
  return { id: String(payload.jti), accountId: String(payload.acc) };
};

/** The secret must be known to the company that it names. */
const known = async <T>(
  { database, now }: Services,
  secret: string,
  find: (db: Db, secret: string, now: Date) => Promise<T | undefined>,
): Promise<T & { accountId: string }> => {
  const accountId = companyOf(secret);
  const found = accountId && (await asVisitor(database, 'read', accountId, (db) => find(db, secret, now())));
  if (!found) throw new AppError('linkInvalid');
  return { ...found, accountId };
};

type Reader = (services: Services, value: string) => Promise<Proof>;

/** Each kind of proof by the name it has in the query. */
const readers: Record<'ticket' | 'token' | 'code', Reader> = {
  ticket: async ({ config, now }, value) => ({
    kind: 'ticket',
    ...(await readTicket(config.secrets, value, now())),
  }),
  token: async (services, value) => ({ kind: 'link', ...(await known(services, value, findLink)) }),
  code: async (services, value) => ({ kind: 'visit', ...(await known(services, value, findVisit)) }),
};

type Shown = { query: unknown; params: unknown; body: unknown };

const wanted = {
  reporter: { name: 'token', missing: 'The `token` of the link is missing' },
  customer: { name: 'code', missing: 'The access code (`code`) is missing' },
} as const;

/** The proof that the call is made for: of the right kind, and of the very thing that the path names. */
export const requireProof = async (services: Services, access: keyof typeof wanted, request: Shown): Promise<Proof> => {
  const { name, missing } = wanted[access];
  const value = shown(request, name);
  if (value === undefined) throw new AppError('tokenMissing', undefined, missing);
  const proof = await readers[name](services, value);
  const { id, useId } = request.params as { id?: unknown; useId?: unknown };
  if (subjectOf(proof) !== (id ?? useId)) throw new AppError('linkInvalid');
  return proof;
};

const subjectOf = (proof: Proof) => {
  if (proof.kind === 'link') return proof.incidentId ?? proof.toolId;
  return proof.kind === 'visit' ? proof.bookingId : undefined;
};

const shown = ({ query, params, body }: Shown, name: string): string | undefined => {
  for (const part of [query, params, body]) {
    const value = (part as Record<string, unknown> | null | undefined)?.[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
};

/** What a caller without a session shows instead, wherever in the request; undefined when they show nothing. */
export const readProof = async (services: Services, request: Shown): Promise<Proof | undefined> => {
  for (const [name, read] of Object.entries(readers)) {
    const value = shown(request, name);
    if (value !== undefined) return read(services, value);
  }
  return undefined;
};
