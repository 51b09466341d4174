import '../ui/staff.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from '../i18n/translation.ts';
import { bringAhead, useLater } from '../lib/later.ts';
import { queries } from '../lib/queries.ts';
import { useSession } from '../lib/session.ts';
import { loadTeller } from '../ui/tell.ts';
import { Furnished } from './Furnished.tsx';
import classes from './Shell.module.css';
import { Told } from './Told.tsx';
import { TopBar } from './TopBar.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useLiveQueries } from './use-live-queries.ts';
import { useOwnUser } from './use-own-user.ts';

const bringTeller = () => bringAhead(loadTeller);

/** The frame of everything behind the sign-in. */
export const Shell = () => {
  const { t } = useTranslation();
  const session = useSession();
  useLiveQueries(session?.token);
  useOwnUser(session?.user.id);
  const content = useFocusOnArrival();
  const teller = useLater(bringTeller);
  if (!session) return null;

  return (
    <Furnished>
      <QueryClientProvider client={queries}>
        <a href="#content" className={classes.skip}>
          {t('shell.skip')}
        </a>
        <TopBar user={session.user} />
        <main id="content" ref={content} className={classes.content} tabIndex={-1}>
          <Told me={session.user} />
          <Outlet />
        </main>
        {teller && <teller.Notifications position="bottom-center" autoClose={4000} />}
      </QueryClientProvider>
    </Furnished>
  );
};
