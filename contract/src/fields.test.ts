import { expect, test } from 'vitest';
import { day, identifier, required } from './fields.ts';
import { calibrationForm } from './tool-forms.ts';

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

test.each(['1200-01-01', '1899-12-31', '2100-01-01', '2999-12-31', '1200-01-01T10:00:00', '2999-12-31T10:00:00Z'])(
  'the day %s is a slip of the keyboard',
  (text) => {
    expect(day.safeParse(text).success).toBe(false);
    for (const field of ['date', 'nextCalibration'] as const)
      expect(calibrationForm.safeParse({ entity: 'ITV', [field]: text }).error?.issues[0]).toMatchObject({
        path: [field],
        message: 'dateInvalid',
      });
  },
);

test.each(['1900-01-01', '1987-06-05', '2026-02-28', '2099-12-31', '2026-11-18T10:00:00Z'])(
  'the day %s is one',
  (text) => {
    expect(day.safeParse(text).success).toBe(true);
  },
);

test('a user name is counted in letters as people count them', () => {
  expect(identifier.safeParse('x👩').error?.issues[0]?.message).toBe('identifierShort');
  expect(identifier.safeParse('👩'.repeat(50)).success).toBe(true);
  expect(identifier.safeParse('👩'.repeat(51)).error?.issues[0]?.message).toBe('identifierLong');
});
