import { expect, test } from 'vitest';
import { countParts } from './form-parts.ts';

/** Whether it is more than a form, read in chunks of so many bytes. */
const isMore = (text: string, bytes: number) => {
  const whole = Buffer.from(text);
  const isBeyond = countParts();
  for (let at = 0; at < whole.length; at += bytes) if (isBeyond(whole.subarray(at, at + bytes))) return true;
  return false;
};

const signs = '[{,}]'.repeat(10_000);

test.each([
  ['many items', `[${'0,'.repeat(20_001)}0]`, true],
  ['many lists in lists', `${'['.repeat(51)}${']'.repeat(51)}`, true],
  ['many items behind a text', `["${signs}",${'[],'.repeat(10_001)}0]`, true],
  ['many items behind a text that ends with a backslash', `["ñ\\\\",${'[],'.repeat(10_001)}0]`, true],
  ['as many as a form has', `[${'0,'.repeat(19_000)}0]`, false],
  ['a long text of signs', `{"text":"${signs}"}`, false],
  ['a long text with quotes in it', `{"text":"\\"${signs}\\\\\\"${signs}"}`, false],
])('%s: whatever chunks it comes in', (_, text, expected) => {
  for (const bytes of [1, 2, 3, 7, 64, 65_536]) expect(isMore(text, bytes), `${bytes} bytes`).toBe(expected);
});
