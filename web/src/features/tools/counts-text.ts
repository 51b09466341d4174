import type { Translate } from '../../i18n/translation.ts';
import type { ToolCounts } from './api.ts';

/** «42 en el taller · 9 en uso · 1 con incidencia». */
export const countsText = (t: Translate, { total, inUse, incidentOpen }: ToolCounts) =>
  [
    t('tools.total', { count: total }),
    inUse > 0 && t('tools.inUse', { count: inUse }),
    incidentOpen > 0 && t('tools.incidents', { count: incidentOpen }),
  ]
    .filter(Boolean)
    .join(' · ');
