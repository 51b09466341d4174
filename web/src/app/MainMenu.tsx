import { allows } from '@llave/contract/access';
import type { User } from '@llave/contract/users';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../i18n/translation.ts';
import { entries } from './entries.ts';
import classes from './MainMenu.module.css';
import { MoreMenu } from './MoreMenu.tsx';
import { useFitting } from './use-fitting.ts';

/** The entries that fit in a row, and the rest under one more. */
export const MainMenu = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const open = entries.filter((entry) => allows(entry.access, user));
  const { row, fitting } = useFitting<HTMLElement>(open.length);
  const rest = open.slice(fitting);
  return (
    <nav className={classes.nav} aria-label={t('shell.main')} ref={row}>
      {open.map((entry, index) => (
        <Link
          key={entry.to}
          to={entry.to}
          activeOptions={{ exact: entry.exact ?? false }}
          className={classes.entry}
          data-beyond={index >= fitting || undefined}
        >
          {t(entry.label)}
        </Link>
      ))}
      {rest.length > 0 && <MoreMenu entries={rest} />}
    </nav>
  );
};
