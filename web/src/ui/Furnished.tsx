import './overlays.css';
import { MantineProvider, type MantineThemeOverride } from '@mantine/core';
import type { ReactNode } from 'react';
import { styleNonce } from '../lib/style-nonce.ts';

/** What the components of Mantine need around them: each thing that opens over a page brings it along. */
export const Furnished = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={styleNonce} withGlobalClasses={false}>
    {children}
  </MantineProvider>
);

const theme: MantineThemeOverride = {
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Figtree Variable', system-ui, sans-serif", fontWeight: 'var(--bold)' },
  black: '#16202c',
  primaryColor: 'navy',
  primaryShade: 7,
  autoContrast: true,
  defaultRadius: 'md',
  radius: { md: '12px', lg: '16px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  colors: {
    navy: [
      '#e8eef6',
      '#d3deeb',
      '#aac0d9',
      '#7f9fc4',
      '#4f7bad',
      '#2f63a0',
      '#1d4e89',
      '#12355b',
      '#0b2440',
      '#071a30',
    ],
    yellow: [
      '#fff6d9',
      '#ffedb3',
      '#ffe083',
      '#fbd04f',
      '#f8c526',
      '#f6bd0c',
      '#f5b700',
      '#f5b700',
      '#e0a700',
      '#8a6500',
    ],
    red: ['#fbe9e9', '#f6d2d2', '#eda5a5', '#e57878', '#dd5757', '#d64545', '#c23636', '#b02a2a', '#962323', '#7b1c1c'],
  },
};
