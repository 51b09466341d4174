import { createCipheriv, createDecipheriv, createHash, type KeyObject, randomBytes } from 'node:crypto';

const [nameBytes, nonceBytes, tagBytes] = [8, 12, 16];

/**
 * A secret as it is kept at rest: AES-256-GCM under the newest key. It opens only for what it was sealed about, so that
 * nobody who can write to the database puts one person's in another's place.
 */
export const seal = ([key]: readonly KeyObject[], text: string, about: string[]): Buffer => {
  if (!key) throw new Error('No key to seal with');
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(JSON.stringify(about)));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nameOf(key), nonce, cipher.getAuthTag(), sealed]);
};

/** What was sealed, by whichever of the keys; throws when it was changed, is about something else or its key is gone. */
export const unseal = (keys: readonly KeyObject[], kept: Buffer, about: string[]): string => {
  const key = keys.find((candidate) => isSealedBy(candidate, kept));
  if (!key) throw new Error('Sealed with a key that is gone');
  const nonce = kept.subarray(nameBytes, nameBytes + nonceBytes);
  const rest = kept.subarray(nameBytes + nonceBytes);
  const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(JSON.stringify(about)))
    .setAuthTag(rest.subarray(0, tagBytes));
  return Buffer.concat([cipher.update(rest.subarray(tagBytes)), cipher.final()]).toString('utf8');
};

/** Whether this is the key that it was sealed with. */
export const isSealedBy = (key: KeyObject, kept: Buffer) => nameOf(key).equals(kept.subarray(0, nameBytes));

/** Tells keys apart and says nothing of them. */
const nameOf = (key: KeyObject) =>
  createHash('sha256').update('name of ').update(key.export()).digest().subarray(0, nameBytes);
