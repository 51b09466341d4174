import { expect, test } from 'vitest';
import { inOrder } from './activity-order.ts';

const person = (name: string, pickup: number) => ({
  user: { id: name, name, surname: name },
  counts: { pickup, return: 0, incidentOpen: 0, incidentClose: 0, reAssigned: 0 },
});
const people = [person('Alba', 2), person('Bru', 5), person('Cano', 2)];
const names = (sort: Parameters<typeof inOrder>[1]) => inOrder(people, sort).map(({ user }) => user?.name);

test('people are sorted by name or by what they did, either way, and equals stay by name', () => {
  expect(names({ by: 'person', way: 'asc' })).toEqual(['Alba', 'Bru', 'Cano']);
  expect(names({ by: 'person', way: 'desc' })).toEqual(['Cano', 'Bru', 'Alba']);
  expect(names({ by: 'pickup', way: 'desc' })).toEqual(['Bru', 'Alba', 'Cano']);
  expect(names({ by: 'pickup', way: 'asc' })).toEqual(['Alba', 'Cano', 'Bru']);
});
