import { expect, test } from 'vitest';
import { dashboardTexts } from '../../i18n/es/dashboard.ts';
import { publicTexts } from '../../i18n/es/public.ts';
import { translator } from '../../i18n/translation.ts';
import { lateText, sinceText, whenText } from './time-texts.ts';

const t = translator({ language: 'es', texts: { ...publicTexts, ...dashboardTexts } });
const now = new Date('2026-11-15T15:30:00Z');

test.each([
  ['2026-11-15T15:29:30Z', 'desde hace un momento'],
  ['2026-11-15T15:18:00Z', 'desde hace 12 min'],
  ['2026-11-15T13:20:00Z', 'desde hace 2 h'],
  ['2026-11-15T08:40:00Z', 'desde las 9:40'],
  ['2026-11-15T00:20:00Z', 'desde la 1:20'],
  ['2026-11-14T22:59:00Z', 'desde ayer'],
  ['2026-11-12T09:00:00Z', 'desde el jueves'],
  ['2026-11-03T09:00:00Z', 'desde el 3 nov 2026'],
])('what has been so since %s is said as «%s»', (moment, words) => {
  expect(sinceText(t, 'es', moment, now)).toBe(words);
});

test.each([
  ['2026-11-15T00:10:00Z', 'hoy'],
  ['2026-11-14T22:59:00Z', 'ayer'],
  ['2026-11-12T09:00:00Z', 'jueves'],
  ['2026-10-03T09:00:00Z', '3 oct 2026'],
])('what was at %s was «%s»', (moment, words) => {
  expect(whenText(t, 'es', moment, now)).toBe(words);
});

test.each([
  ['2026-11-15T15:29:50Z', 'Con 1\u00a0min de retraso'],
  ['2026-11-15T14:31:00Z', 'Con 59\u00a0min de retraso'],
  ['2026-11-15T12:20:00Z', 'Con 3\u00a0h de retraso'],
  ['2026-11-14T10:00:00Z', 'Con 29\u00a0h de retraso'],
  ['2026-11-12T15:00:00Z', 'Con 3\u00a0días de retraso'],
])('who should have come at %s is «%s»', (moment, words) => {
  expect(lateText(t, moment, now)).toBe(words);
});
