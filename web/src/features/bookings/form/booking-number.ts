/** Letters and digits that nobody mistakes for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 8;

/** A number nobody can guess; of 32 signs each byte chooses one as likely as another. */
export const proposeNumber = () =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => alphabet[byte % alphabet.length]).join('');
