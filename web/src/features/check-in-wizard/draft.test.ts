import { expect, test } from 'vitest';
import { type Draft, finished, idleTime, isLeft, newDraft, stepOf } from './draft.ts';
import { bodyOf, emptyValues } from './form.ts';
import { furthest } from './rules.ts';

const noon = Date.UTC(2026, 10, 15, 12);
const lucia = {
  ...emptyValues,
  name: 'Lucía',
  nif: '12345678Z',
  numberPlate: '1234 BCD',
  phoneNumber: '600 111 222',
  email: 'lucia@cliente.test',
};
const started = (more: Partial<Draft> = {}): Draft => ({ ...newDraft(noon), startedAt: noon, values: lucia, ...more });
const receipt = { receiptNumber: 17, pdf: 'JVBERi0=', lockerNumber: '27', lockerCode: '4821', keyProof: 'prueba' };
const works = { ...lucia, worksToDo: 'Frenos' };

test('nobody skips what comes first, whatever the address says', () => {
  expect(stepOf(newDraft(noon), 3, furthest)).toBe(0);
  expect(stepOf(started({ values: emptyValues }), 3, furthest)).toBe(1);
  expect(stepOf(started(), 3, furthest)).toBe(2);
  expect(stepOf(started({ values: works }), 3, furthest)).toBe(3);
  expect(stepOf(started({ values: works }), 5, furthest)).toBe(3);
});

test('a step that was reached is not shown before the rules are here, and the first does not wait for them', () => {
  expect(stepOf(started({ values: works }), 2, null)).toBeNull();
  expect(stepOf(started({ values: works }), 0, null)).toBe(0);
  expect(stepOf(started({ values: works, receipt }), 1, null)).toBe(4);
});

test('the way back is open until the form is sent', () => {
  expect(stepOf(started({ values: works }), 1, furthest)).toBe(1);
  expect(stepOf(started({ values: works }), 0, furthest)).toBe(0);
  expect(stepOf(started({ values: works }), Number.NaN, furthest)).toBe(0);
  const sent = bodyOf(started(), { signature: '', ticket: '', timeTaken: 60, language: 'es', isDemo: false });
  expect(stepOf(started({ values: works, sent }), 1, furthest)).toBe(3);
  expect(stepOf(started({ values: works, receipt }), 1, furthest)).toBe(4);
});

test('whoever has finished leaves nothing behind but where the key goes', () => {
  const draft = finished(started({ values: works, receipt, timeTaken: 200 }), noon + 1);

  expect(draft.done).toEqual({ timeTaken: 200, lockerNumber: '27', lockerCode: '4821', keyProof: 'prueba' });
  expect(stepOf(draft, 2, furthest)).toBe(5);
  expect(JSON.stringify(draft)).not.toMatch(/Lucía|12345678Z|BCD|JVBER/);
});

test('what was begun is forgotten after half an hour alone', () => {
  expect(isLeft(started(), noon + idleTime)).toBe(false);
  expect(isLeft(started(), noon + idleTime + 1)).toBe(true);
  expect(isLeft(started({ touchedAt: noon + 1 }), noon + idleTime + 1)).toBe(false);
  expect(isLeft(newDraft(noon), noon + idleTime + 1)).toBe(false);
});
