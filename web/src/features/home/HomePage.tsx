import { allows } from '@llave/contract/access';
import { createBooking } from '@llave/contract/bookings';
import { cancelDeletion } from '@llave/contract/departures';
import { createTool, listTools } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { dayOfWeek } from '../../lib/time/dates.ts';
import { useNow } from '../../lib/time/now.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { accountQuery } from '../accounts/api.ts';
import { DeletionCard } from '../departures/DeletionCard.tsx';
import { todayQuery } from './api.ts';
import { Company } from './Company.tsx';
import { Day } from './Day.tsx';
import classes from './HomePage.module.css';
import { WorkerTools } from './WorkerTools.tsx';

/** The day, for who leads the workshop or works at its desks; who uses tools has their own and the search before it. */
export const HomePage = () => {
  const { t, language } = useTranslation();
  const me = useSession()?.user;
  const now = useNow();
  usePageTitle(t('shell.home'));
  if (!me) return null;

  return (
    <>
      <PageHead
        title={me.name ? t('home.hello', { name: me.name }) : t('home.helloNobody')}
        lead={dayOfWeek(now, language)}
      >
        {allows(createBooking.access, me) && (
          <ButtonLink to="/dashboard/booking" variant="accent" leftSection={<IconPlus size={20} />}>
            {t('day.newBooking')}
          </ButtonLink>
        )}
      </PageHead>
      {allows(cancelDeletion.access, me) && <Departure me={me} />}
      <Today me={me} />
    </>
  );
};

/** That the company is about to go, where somebody asked for it. */
const Departure = ({ me }: { me: User }) => {
  const account = useQuery(accountQuery(me.accountId));
  return account.data ? <DeletionCard account={account.data} /> : null;
};

const Today = ({ me }: { me: User }) => {
  const day = useQuery(todayQuery(me.accountId));
  const usesTools = allows(listTools.access, me) && !allows(createTool.access, me);
  const tools = usesTools && <WorkerTools key="tools" me={me} workshop={day.data?.workshop} />;
  if (day.data) return <Day today={day.data} me={me} tools={tools} />;
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {tools}
        {day.isPending ? (
          <Skeleton height={280} />
        ) : (
          <ErrorState error={day.error} fallback="day.failed" retry={day.refetch} />
        )}
      </div>
      <div className={classes.side}>
        <Company me={me} />
      </div>
    </div>
  );
};
