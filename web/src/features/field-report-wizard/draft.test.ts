import { expect, test } from 'vitest';
import { finished, isForgotten, isStale, maxAge, newDraft, stepOf } from './draft.ts';
import { emptyReport } from './report.ts';
import { reporterIssues } from './rules.ts';

const noon = Date.UTC(2026, 10, 15, 12);
const rosa = {
  ...emptyReport,
  name: 'Rosa',
  delegation: 'ITT Sur',
  email: 'rosa@sur.test',
  phoneNumber: '600 111 222',
};

test('nobody skips who they are, whatever the address says', () => {
  expect(stepOf(newDraft(noon), 1, reporterIssues)).toBe(0);
  expect(stepOf(newDraft(noon, rosa), 1, reporterIssues)).toBe(1);
  expect(stepOf(newDraft(noon, rosa), 0, reporterIssues)).toBe(0);
  expect(stepOf(newDraft(noon, rosa), 2, reporterIssues)).toBe(0);
  expect(stepOf(newDraft(noon, rosa), Number.NaN, reporterIssues)).toBe(0);
});

test('the second step waits for the rules, the first does not', () => {
  expect(stepOf(newDraft(noon, rosa), 1, null)).toBeNull();
  expect(stepOf(newDraft(noon, rosa), 0, null)).toBe(0);
});

test('what was sent is over, and who sent it is known for the next one', () => {
  const sent = { ...newDraft(noon, { ...rosa, detail: 'Gotera', images: ['a.jpg'] }), ticket: 't' };
  const done = finished(sent, { reference: 'FI-2026-0001', timeTaken: 200 }, noon + 1);

  expect(stepOf(done, 0, reporterIssues)).toBe(2);
  expect(done.report).toEqual(rosa);
  expect(done.ticket).toBe('');
});

test('pictures wait for fifty minutes', () => {
  expect(isStale(newDraft(noon), noon + maxAge)).toBe(false);
  expect(isStale(newDraft(noon), noon + maxAge + 1)).toBe(true);
});

test('whoever comes an hour after a report was sent does not find who sent it', () => {
  const sent = finished(newDraft(noon, rosa), { reference: 'FI-2026-0001', timeTaken: 200 }, noon);
  expect(isForgotten(sent, noon + maxAge)).toBe(false);
  expect(isForgotten(sent, noon + maxAge + 1)).toBe(true);
  expect(isForgotten(newDraft(noon, rosa), noon + maxAge + 1)).toBe(false);
});
