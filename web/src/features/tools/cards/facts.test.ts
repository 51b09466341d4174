import { expect, test } from 'vitest';
import { toolCard } from '../../../test/tool.ts';
import { isCalibrationDue } from './facts.ts';

test('a calibration is due when it is over or comes within thirty days', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const due = (nextCalibration: string | null) => isCalibrationDue(toolCard({ nextCalibration }), now);
  expect([due(null), due('2026-02-26'), due('2026-03-31'), due('2026-04-01')]).toEqual([false, true, true, false]);
});
