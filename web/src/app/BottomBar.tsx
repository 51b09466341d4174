import type { User } from '@llave/contract/users';
import { IconBell, IconHome, IconSearch, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWaiting } from '../features/notices/use-waiting.ts';
import { useTranslation } from '../i18n/translation.ts';
import { useMedia } from '../ui/layout/use-media.ts';
import unseen from '../ui/signs/unseen.module.css';
import classes from './BottomBar.module.css';
import { hasOnlyHome } from './entries.ts';
import { openSearch } from './search-opened.ts';

/** Whether somebody has the bar: on a phone, who has no entries in the menu. */
export const useBottomBar = (me: User) => useMedia('(max-width: 760px)') && hasOnlyHome(me);

/** At the thumb: what one does all day. */
export const BottomBar = ({ me }: { me: User }) => (useBottomBar(me) ? <Bar me={me} /> : null);

const Bar = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const waiting = useWaiting(me) ?? 0;
  return (
    <nav className={classes.bar} aria-label={t('shell.quick.label')}>
      <Link to="/dashboard" activeOptions={{ exact: true }} className={classes.item}>
        <IconHome size={24} />
        {t('shell.home')}
      </Link>
      <button type="button" className={classes.item} aria-haspopup="dialog" onClick={openSearch}>
        <IconSearch size={24} />
        {t('shell.quick.search')}
      </button>
      <Link to="/dashboard/notices" className={classes.item}>
        <IconBell size={24} />
        {t('shell.quick.notices')}
        {waiting > 0 && (
          <span className={classes.count}>
            <span aria-hidden>{waiting > 99 ? '99+' : waiting}</span>
            <span className={unseen.unseen}>{t('shell.quick.waiting', { count: waiting })}</span>
          </span>
        )}
      </Link>
      <Link to="/dashboard/profile" className={classes.item}>
        <IconUser size={24} />
        {t('shell.quick.profile')}
      </Link>
    </nav>
  );
};
