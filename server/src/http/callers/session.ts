import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { AppError } from '@llave/contract/errors';
import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose';

export const sessionHours = 12;

export type Session = { accountId: string; userId: string; sessionId: string; expiresAt: Date };

const keys = new Map<string, KeyObject>();

/** A key of its own for each use of the one secret. */
export const keyFor = (secret: string, use: string): KeyObject => {
  const name = `${use}\n${secret}`;
  const key = keys.get(name) ?? createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `llave ${use}`, 32)));
  keys.set(name, key);
  return key;
};

/** The keys that may have been used for it, newest first. */
export const keysFor = (secrets: readonly string[], use: string) => secrets.map((secret) => keyFor(secret, use));

/** What is in a signed text, by whichever of the keys signed it. */
export const verifiedBy = async (keys: KeyObject[], text: string, options: JWTVerifyOptions): Promise<JWTPayload> => {
  const [key, ...older] = keys;
  if (!key) throw new Error('Signed by none of the keys');
  const known = await jwtVerify(text, key, { ...options, algorithms: ['HS256'] }).catch((error) => {
    if (older.length === 0 || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
  });
  return known?.payload ?? verifiedBy(older, text, options);
};

export const signToken = (secret: string, session: Session) =>
  new SignJWT({ acc: session.accountId, sid: session.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(session.userId)
    .setExpirationTime(Math.floor(session.expiresAt.getTime() / 1000))
    .sign(keyFor(secret, 'session'));

/** Whose token this is; refuses one that is missing, altered or past its time. */
export const readToken = async (
  secrets: readonly string[],
  header: string | undefined,
  now: Date,
): Promise<Session> => {
  const token = header?.match(/^Bearer (\S+)$/i)?.[1];
  if (!token) throw new AppError('tokenMissing', undefined, 'Authentication token is missing');

  const session = signed.get(`${secrets}\n${token}`) ?? (await verified(secrets, token, now));
  if (session.expiresAt <= now) throw new AppError('sessionEnded', undefined, 'The session is over');
  return session;
};

/** Tokens whose signature has been looked at, because it stays what it is and most come again soon. */
const signed = new Map<string, Session>();
const mostSigned = 10_000;

const verified = async (secrets: readonly string[], token: string, now: Date): Promise<Session> => {
  const payload = await verifiedBy(keysFor(secrets, 'session'), token, {
    currentDate: now,
    requiredClaims: ['exp', 'sub', 'acc', 'sid'],
  }).catch(() => {
    throw new AppError('sessionEnded', undefined, 'The session is over');
  });
  const session = {
    accountId: String(payload.acc),
    userId: String(payload.sub),
    sessionId: String(payload.sid),
    expiresAt: new Date((payload.exp ?? 0) * 1000),
  };
  if (signed.size >= mostSigned) signed.clear();
  signed.set(`${secrets}\n${token}`, session);
  return session;
};
