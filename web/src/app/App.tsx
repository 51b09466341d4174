import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSession } from '../lib/session.ts';
import { router } from './router.ts';

export const App = () => {
  useEffect(() => onSession(() => void router.invalidate()), []);

  return <RouterProvider router={router} />;
};
