import { randomUUID } from 'node:crypto';
import { AppError } from '@llave/contract/errors';
import { jwtVerify, SignJWT } from 'jose';
import { asVisitor } from '../db/tenancy.ts';
import type { Services } from '../services.ts';
import { companyOfLink, findLink } from './links.ts';
import type { Proof } from './scope.ts';
import { keyFor } from './session.ts';

const ticketHours = 2;

/** Lets a visitor of the public wizards upload a few pictures. */
export const uploadTicket = (secret: string, accountId: string, now: Date) =>
  new SignJWT({ acc: accountId })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(randomUUID())
    .setExpirationTime(Math.floor(now.getTime() / 1000) + ticketHours * 3600)
    .sign(keyFor(secret, 'upload ticket'));

type Reader = (services: Services, value: string) => Promise<Proof>;

/** Each kind of proof by the name it has in the query. */
const readers: Record<string, Reader> = {
  ticket: async ({ config, now }, value) => {
    const { payload } = await jwtVerify(value, keyFor(config.secret, 'upload ticket'), {
      algorithms: ['HS256'],
      currentDate: now(),
      requiredClaims: ['exp', 'jti', 'acc'],
    }).catch(() => {
      throw new AppError('linkInvalid');
    });
    return { kind: 'ticket', id: String(payload.jti), accountId: String(payload.acc) };
  },
  token: async ({ database, now }, value) => {
    const accountId = companyOfLink(value);
    const link = accountId && (await asVisitor(database, 'read', accountId, (db) => findLink(db, value, now())));
    if (!link) throw new AppError('linkInvalid');
    const { linkId, toolId, incidentId } = link;
    return { kind: 'link', id: linkId, accountId, toolId, incidentId };
  },
};

/** What a caller without a session shows instead; undefined when they show nothing. */
export const readProof = async (services: Services, query: unknown): Promise<Proof | undefined> => {
  for (const [name, read] of Object.entries(readers)) {
    const value = (query as Record<string, unknown>)[name];
    if (typeof value === 'string' && value !== '') return read(services, value);
  }
  return undefined;
};
