import { publicReportForm } from '@llave/contract/incidents';
import { expect, test } from 'vitest';
import { emptyReport, lackOf, sentOf } from './report-form.ts';

const file = '0b0e4a0c-8e0f-4a54-9f0e-0a4a1f6a2b11.jpg';

test('a report lacks its words, its photo or both, and says so', () => {
  expect(lackOf(emptyReport, false)).toBe('report.needsBoth');
  expect(lackOf({ ...emptyReport, description: '  ', files: [file] }, false)).toBe('report.needsWords');
  expect(lackOf({ ...emptyReport, description: 'No gira' }, false)).toBe('report.needsPhoto');
  expect(lackOf({ ...emptyReport, description: 'No gira', files: [file] }, false)).toBeNull();
});

test('a photo on its way is waited for, also when another has arrived', () => {
  expect(lackOf({ ...emptyReport, description: 'No gira', files: [file] }, true)).toBe('report.sending');
});

test('a kind that was not chosen is not sent', () => {
  const values = { ...emptyReport, description: 'No gira', files: [file] };

  expect(publicReportForm.safeParse(values).success).toBe(false);
  expect(publicReportForm.safeParse(sentOf(values)).success).toBe(true);
  expect(sentOf({ ...values, incidentType: 'broken' }).incidentType).toBe('broken');
});
