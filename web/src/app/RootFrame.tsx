import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadFurniture } from './furniture.ts';

const Furnished = lazy(loadFurniture);

/** Every page has Mantine around it, but for those that say that they are bare: they open without waiting for it. */
export const RootFrame = () => {
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isBare) });
  if (isBare) return <Outlet />;
  return (
    <Suspense>
      <Furnished>
        <Outlet />
      </Furnished>
    </Suspense>
  );
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Uses nothing of Mantine. */
    isBare?: true;
  }
}
