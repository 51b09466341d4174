import { expect, test } from 'vitest';
import { required } from './fields.ts';

const codesOf = (text: string) =>
  required('nameRequired')
    .safeParse(text)
    .error?.issues.map(({ message }) => message);

test.each(['', '   ', '\u200b', '\u2060\u200d', '\u202e \u2066', '\u0301'])('%j is nothing', (text) =>
  expect(new Set(codesOf(text))).toEqual(new Set(['nameRequired'])),
);

test.each(['Ñ', '李', 'محمد', '👩‍🔧', '-', '7', '\u200bAna'])('%j is something', (text) =>
  expect(codesOf(text)).toBeUndefined(),
);
