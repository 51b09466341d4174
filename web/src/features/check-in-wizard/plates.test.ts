import { expect, test } from 'vitest';
import { plateLook } from './plates.ts';

test.each(['1234 BCD', '1234bcd', '0000-ZZZ', 'M-1234-AB', 'm 1234 a', 'IB 0001 CZ', 'M-123456', 'SE 42'])(
  '%s is a Spanish plate, with or without what stands between',
  (plate) => expect(plateLook(plate)).toBe('spanish'),
);

test.each(['C 1234 BCD', 'E-1234-BCD', 'R 1234 BCD', 'H 1234 BCD', 'CD 12 345', 'PGC 1234 B', 'ET 12345'])(
  '%s is a Spanish plate of a special kind',
  (plate) => expect(plateLook(plate)).toBe('spanish'),
);

test.each([
  'AB12 CDE',
  'AA-123-BB',
  'B-MW 1234',
  '12-AB-34',
  'AA-12-BB',
  '1-ABC-123',
  'WX 12345',
  '12345-A-6',
  'ABC 123',
])('%s may be from abroad', (plate) => expect(plateLook(plate)).toBe('foreign'));

test.each(['1234 ABC', '1234 QQQ', '12345', 'ABCDEF', '123 BCD', '?', '12', '1234 BCDF'])(
  '%s looks like none',
  (plate) => expect(plateLook(plate)).toBe('odd'),
);
