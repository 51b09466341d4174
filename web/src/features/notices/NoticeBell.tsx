import { type NoticeTopic, noticeKinds } from '@llave/contract/notices';
import type { User } from '@llave/contract/users';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import unseen from '../../ui/signs/unseen.module.css';
import { noticesQuery } from './api.ts';
import classes from './NoticeBell.module.css';
import { useWaiting } from './use-waiting.ts';

/** How much waits for somebody, from every screen. */
export const NoticeBell = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const count = useWaiting(me) ?? 0;
  return (
    <Link to="/dashboard/notices" className={classes.bell}>
      <IconBell size={24} />
      <span className={unseen.unseen}>{t('notices.bell', { count })}</span>
      <Count count={count} />
    </Link>
  );
};

/** How many notices of these topics wait, beside the entry of the menu that they are about. */
export const WaitingCount = ({ me, topics }: { me: User; topics: readonly NoticeTopic[] }) => {
  const { data: notices = [] } = useQuery(noticesQuery(me.accountId));
  return <Count count={notices.filter(({ kind }) => topics.includes(noticeKinds[kind])).length} />;
};

const Count = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={classes.count} aria-hidden>
      {count > 9 ? '9+' : count}
    </span>
  );
