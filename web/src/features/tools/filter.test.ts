import { expect, test } from 'vitest';
import { today } from '../../lib/time/days.ts';
import { toolCard } from '../../test/tool.ts';
import { fits } from './filter.ts';

const held = { status: 'inUse' as const, assignedTo: 'ivan', holder: { id: 'ivan', name: 'Iván', surname: 'Soto' } };
const inDays = (days: number) => today(new Date(Date.now() + days * 86_400_000));
const does = (facts: object, show: object, q = '') => fits(toolCard(facts), q, show, 'marta');

test('words are looked for in the name, the reference and who has it, without accents', () => {
  expect(does(held, {}, 'CARRETILLA ivan')).toBe(true);
  expect(does(held, {}, 'gat-003')).toBe(true);
  expect(does(held, {}, 'gato marta')).toBe(false);
  expect(does({ toolLoan: { name: 'Obras Túria', email: '', until: null } }, {}, 'turia')).toBe(true);
});

test('a list shows its part and nothing that has left the workshop', () => {
  expect([does({}, {}), does({ status: 'retired' }, {}), does({ isDeleted: true }, {})]).toEqual([true, false, false]);
  expect([does({}, { status: 'available' }), does(held, { status: 'available' })]).toEqual([true, false]);
  expect([does(held, { held: true }), does({}, { held: true })]).toEqual([true, false]);
  expect([does(held, { mine: true }), does({ assignedTo: 'marta' }, { mine: true })]).toEqual([false, true]);
  expect(does({ assignedTo: 'marta' }, { asked: true })).toBe(false);
  expect(does({ assignedTo: 'marta', requestedBy: 'ivan' }, { asked: true })).toBe(true);
  expect([does({}, { withoutLocker: true }), does({ lockerId: 'l' }, { withoutLocker: true })]).toEqual([true, false]);
});

test('a calibration is due when it is over or comes within thirty days', () => {
  const due = (nextCalibration: string | null) => does({ nextCalibration }, { calibrationDue: true });
  expect([due(null), due(inDays(-3)), due(inDays(30)), due(inDays(31))]).toEqual([false, true, true, false]);
});
