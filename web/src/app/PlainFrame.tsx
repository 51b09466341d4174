import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/translation.ts';
import { LanguageSwitch } from '../ui/buttons/LanguageSwitch.tsx';
import { Mark } from '../ui/signs/Mark.tsx';
import classes from './PlainFrame.module.css';

/** The bar without anybody's menus, for pages that belong nowhere. */
export const PlainFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <>
      <header className={classes.bar}>
        <Link to="/" className={classes.brand} aria-label={t('frame.home')}>
          <Mark />
          Llave
        </Link>
        <LanguageSwitch onDark />
      </header>
      <main>{children}</main>
    </>
  );
};
