import { createHash } from 'node:crypto';
import type { Language } from '@llave/contract/fields';
import type { SignedKind } from '@llave/contract/signed-records';

/** Everything that somebody signed, as it is frozen. */
export type Signed = {
  kind: SignedKind;
  /** As it is printed on the paper. */
  number: string;
  language: Language;
  /** Of our words. */
  version: string;
  facts: unknown;
  /** What was agreed to. */
  text: string;
  signature: Buffer;
  signedAt: Date;
  /** Where it was signed before records were kept. */
  frozenAt: Date | null;
};

/** The hash that is printed on the paper: nothing that was signed can be another without it being another. */
export const sealOf = ({ signature, signedAt, frozenAt, ...rest }: Signed): Buffer =>
  sha256(
    canonical({
      ...rest,
      signature: sha256(signature).toString('hex'),
      signedAt: signedAt.toISOString(),
      frozenAt: frozenAt?.toISOString() ?? null,
    }),
  );

/** What was shown, so that whoever signs can say which it was. */
export const digestOf = (shown: unknown): string => sha256(canonical(shown)).toString('hex');

/** JSON that is the same for the same thing: keys in order, and nothing that is undefined. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
};

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();
