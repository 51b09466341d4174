import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const secretBytes = 24;

/** A secret that also says in which company to look for it. */
export const newSecret = (accountId: string) =>
  Buffer.concat([Buffer.from(accountId.replaceAll('-', ''), 'hex'), randomBytes(secretBytes)]).toString('base64url');

/** The company in which the secret claims to be known. */
export const companyOf = (secret: string): string | undefined => {
  const bytes = Buffer.from(secret, 'base64url');
  if (bytes.length !== 16 + secretBytes) return undefined;
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** All that is kept of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Whether two texts are the same, in a time that says nothing about where they differ. */
export const sameSecret = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
