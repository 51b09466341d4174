import { expect, test } from 'vitest';
import { proposeNumber } from './booking-number.ts';

test('a proposed number has 8 characters without look-alikes, another each time', () => {
  const numbers = Array.from({ length: 200 }, proposeNumber);
  for (const number of numbers) expect(number).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(new Set(numbers).size).toBe(200);
});
