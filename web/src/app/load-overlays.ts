import { withTexts } from '../i18n/language.ts';

export const loadOverlays = () => withTexts('staff', import('./overlays.ts')).then(({ overlays }) => overlays);
