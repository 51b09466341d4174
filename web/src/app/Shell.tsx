import { allows } from '@llave/contract/access';
import { listTools } from '@llave/contract/tools';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { noticesQuery } from '../features/notices/api.ts';
import { askedPages } from '../features/tools/api.ts';
import { withTexts } from '../i18n/language.ts';
import { useTranslation } from '../i18n/translation.ts';
import { prefetchPages } from '../lib/calls/pages.ts';
import { queries } from '../lib/calls/queries.ts';
import { useLazy } from '../lib/loading/use-lazy.ts';
import { currentSession, useSession } from '../lib/session/session.ts';
import { Toasts } from '../ui/toasts/Toasts.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Inbox } from './Inbox.tsx';
import { ProofAsker } from './ProofAsker.tsx';
import { SearchAsker } from './SearchAsker.tsx';
import classes from './Shell.module.css';
import { TopBar } from './TopBar.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useLiveQueries } from './use-live-queries.ts';
import { useOwnUser } from './use-own-user.ts';

const loadEnrolPage = () =>
  withTexts('staff', import('../features/factors/EnrolPage.tsx')).then((file) => file.EnrolPage);

/** The frame of everything behind the sign-in. */
export const Shell = () => {
  const { t } = useTranslation();
  const session = useSession();
  const toEnrol = session?.user.toEnrol === true;
  useLiveQueries(toEnrol ? undefined : session?.token);
  const EnrolPage = useLazy(loadEnrolPage, toEnrol);
  useOwnUser(session?.user.id);
  const content = useFocusOnArrival();
  const isNotices = useLocation({ select: ({ pathname }) => pathname.startsWith('/dashboard/notices') });
  if (!session) return null;

  return (
    <QueryClientProvider client={queries}>
      <a href="#content" className={classes.skip}>
        {t('shell.skip')}
      </a>
      <TopBar user={session.user} />
      <main id="content" ref={content} className={classes.content} tabIndex={-1}>
        {toEnrol ? (
          EnrolPage && <EnrolPage />
        ) : (
          <>
            {isNotices ? null : <Inbox me={session.user} />}
            <Outlet />
            {isNotices && <Inbox me={session.user} all />}
          </>
        )}
      </main>
      {!toEnrol && <BottomBar me={session.user} />}
      {!toEnrol && <SearchAsker me={session.user} />}
      <ProofAsker me={session.user} />
      <Toasts />
    </QueryClientProvider>
  );
};

/** For a page that waits before it is drawn: news that came after it would push it away under the finger. */
export const prefetchFrame = () => {
  const me = currentSession()?.user;
  if (!me) return;
  void queries.prefetchQuery(noticesQuery(me.accountId));
  if (allows(listTools.access, me)) void prefetchPages(askedPages(me.accountId));
};
