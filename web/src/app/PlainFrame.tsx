import type { ReactNode } from 'react';
import { LanguageSwitch } from '../ui/buttons/LanguageSwitch.tsx';
import { Brand } from '../ui/signs/Brand.tsx';
import classes from './PlainFrame.module.css';

/** The bar without anybody's menus, for pages that belong nowhere. */
export const PlainFrame = ({ children }: { children: ReactNode }) => (
  <>
    <header className={classes.bar}>
      <Brand to="/" />
      <LanguageSwitch onDark />
    </header>
    <main>{children}</main>
  </>
);
