import { expect, test } from 'vitest';
import { readCode } from './scanned-code.ts';

test('a scanned link gives its three parts', () => {
  expect(readCode('#kind=sign-in&accountId=a1&code=x-_y')).toEqual({ kind: 'sign-in', accountId: 'a1', code: 'x-_y' });
});

test.each(['', '#', '#kind=sign-in&accountId=a1', '#kind=other&accountId=a1&code=x', '#kind=badge&code=x'])(
  '%j is no code of ours',
  (hash) => {
    expect(readCode(hash)).toBeNull();
  },
);
