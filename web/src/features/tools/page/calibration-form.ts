import { type CalibrationForm, calibrationForm } from '@llave/contract/tool-forms';
import type { Schema } from '../../../lib/forms/form-values.ts';
import { today } from '../../../lib/time/days.ts';

export type CalibrationValues = {
  entity: string;
  observations: string;
  date: string;
  nextCalibration: string;
  result: 'pass' | 'fail';
  fileName: string | null;
};

export const newCalibration = (): CalibrationValues => ({
  entity: '',
  observations: '',
  date: today(),
  nextCalibration: '',
  result: 'pass',
  fileName: null,
});

export const calibrationOf = ({ date, nextCalibration, ...values }: CalibrationValues): CalibrationForm => ({
  ...values,
  date,
  nextCalibration: nextCalibration || null,
});

export const calibrationSchema: Schema = {
  safeParse: (values) => calibrationForm.safeParse(calibrationOf(values as CalibrationValues)),
};
