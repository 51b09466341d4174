import { expect, test } from 'vitest';
import { toolCard } from '../../test/tool.ts';
import { actsOf } from './acts.ts';

const marta = { id: 'marta', isAdmin: false };
const admin = { id: 'jefa', isAdmin: true };
const incident = { id: 'i', incidentType: 'broken' as const, createdDate: '2026-11-15T10:00:00Z' };
const toolLoan = { name: 'Obras Turia', email: 'obra@turia.test', until: null };

test.each([
  ['is free', {}, ['take']],
  ['is mine', { assignedTo: 'marta' }, ['giveBack']],
  ['is mine and somebody asks', { assignedTo: 'marta', requestedBy: 'ivan' }, ['answer', 'giveBack']],
  ['is somebody else’s', { assignedTo: 'ivan' }, ['ask']],
  ['I have asked for', { assignedTo: 'ivan', requestedBy: 'marta' }, ['cancel']],
  ['another has asked for', { assignedTo: 'ivan', requestedBy: 'lucia' }, ['open']],
  ['is blocked', { isEnable: false }, ['open']],
  ['is blocked and held', { isEnable: false, assignedTo: 'ivan' }, ['open']],
  ['is blocked and mine', { isEnable: false, assignedTo: 'marta' }, ['giveBack']],
  ['is broken and free', { incident }, ['incident', 'take']],
  ['is broken and blocked', { incident, isEnable: false }, ['incident']],
  ['is broken and mine', { incident, assignedTo: 'marta' }, ['giveBack', 'incident']],
  ['is lent outside', { toolLoan }, ['open']],
  ['is retired', { status: 'retired' as const }, ['open']],
])('with a tool that %s', (_, facts, acts) => {
  expect(actsOf(toolCard(facts), marta)).toEqual(acts);
});

test('an admin notes that a lent tool is back', () => {
  expect(actsOf(toolCard({ toolLoan }), admin)).toEqual(['loanBack']);
});
