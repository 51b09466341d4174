import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmac } from './signing.ts';

test('a signature is the one that Node’s own HMAC makes, of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const key = randomBytes(32).toString('hex');
      expect(hmac(key)(text)).toBe(createHmac('sha256', key).update(text).digest('base64url'));
    }),
  );
});
