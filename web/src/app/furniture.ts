export const loadFurniture = () => import('./Furnished.tsx').then(({ Furnished }) => ({ default: Furnished }));

/** Has it on its way while the page itself is being loaded; what fails then is said when it is needed. */
export const bringFurniture = ({ location }: { location: { pathname: string } }) => {
  if (location.pathname !== '/') loadFurniture().catch(() => undefined);
};
