import { MantineProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSession } from '../lib/session.ts';
import { styleNonce } from '../lib/style-nonce.ts';
import { theme } from '../ui/theme.ts';
import { router } from './router.ts';

export const App = () => {
  useEffect(() => onSession(() => void router.invalidate()), []);

  return (
    <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={styleNonce}>
      <RouterProvider router={router} />
    </MantineProvider>
  );
};
