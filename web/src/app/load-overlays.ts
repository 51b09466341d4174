export const loadOverlays = () => import('./overlays.ts').then(({ overlays }) => overlays);
