import { hkdfSync } from 'node:crypto';
import { AppError } from '@llave/contract/errors';
import { jwtVerify, SignJWT } from 'jose';

export const sessionHours = 12;

export type Session = { accountId: string; userId: string; sessionId: string; expiresAt: Date };

/** A key of its own for each use of the one secret. */
export const keyFor = (secret: string, use: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', `llave ${use}`, 32));

export const signToken = (secret: string, session: Session) =>
  new SignJWT({ acc: session.accountId, sid: session.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(session.userId)
    .setExpirationTime(Math.floor(session.expiresAt.getTime() / 1000))
    .sign(keyFor(secret, 'session'));

/** Whose token this is; refuses one that is missing, altered or past its time. */
export const readToken = async (secret: string, header: string | undefined, now: Date): Promise<Session> => {
  const token = header?.match(/^Bearer (\S+)$/i)?.[1];
  if (!token) throw new AppError('tokenMissing', undefined, 'Authentication token is missing');

  const { payload } = await jwtVerify(token, keyFor(secret, 'session'), {
    algorithms: ['HS256'],
    currentDate: now,
    requiredClaims: ['exp', 'sub', 'acc', 'sid'],
  }).catch(() => {
    throw new AppError('sessionEnded', undefined, 'The session is over');
  });
  return {
    accountId: String(payload.acc),
    userId: String(payload.sub),
    sessionId: String(payload.sid),
    expiresAt: new Date((payload.exp ?? 0) * 1000),
  };
};
