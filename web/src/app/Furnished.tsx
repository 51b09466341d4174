import '../ui/mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { styleNonce } from '../lib/style-nonce.ts';
import { theme } from '../ui/theme.ts';

/** What the components of Mantine need around them. */
export const Furnished = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={styleNonce}>
    {children}
  </MantineProvider>
);
