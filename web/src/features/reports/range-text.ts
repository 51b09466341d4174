import type { Range } from '@llave/contract/reports';
import type { Translate } from '../../i18n/translation.ts';
import { numericDay } from '../../lib/days.ts';

/** «Del 01/11/2026 al 15/11/2026». */
export const rangeText = (t: Translate, { from, to }: Range) =>
  t(from === to ? 'reports.range.day' : 'reports.range.days', { from: numericDay(from), to: numericDay(to) });
