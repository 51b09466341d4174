import { needTexts } from '../../i18n/language.ts';

/** With all that staff is told: the page that asks may have come with less. */
export const loadOverlays = async () => (await Promise.all([import('./overlays.ts'), needTexts('staff')]))[0].overlays;
