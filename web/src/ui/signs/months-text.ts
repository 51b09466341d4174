import type { Translate } from '../../i18n/translation.ts';

/** «3 meses», «1 año»: whole years are said as years. */
export const monthsText = (t: Translate, months: number) =>
  months % 12 === 0 ? t('company.years', { count: months / 12 }) : t('company.months', { count: months });
