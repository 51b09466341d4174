import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import row from '../../ui/setting-row.module.css';
import { endOthers, endSessionOf, ownSessionsQuery } from './api.ts';
import { OpenSession } from './OpenSession.tsx';

/** Where one is signed in, and the way to end it there. */
export const SessionsCard = () => {
  const { t } = useTranslation();
  const sessions = useQuery(ownSessionsQuery());
  const [asking, setAsking] = useState(false);
  const end = async (id: string) => {
    await endSessionOf(id);
    await sessions.refetch();
    announce(t('profile.sessions.ended'));
  };
  const endAll = async () => {
    await endOthers();
    await sessions.refetch();
    setAsking(false);
    announce(t('profile.sessions.allEnded'));
  };
  const list = sessions.data;
  return (
    <Section title={t('profile.sessions.title')} lead={t('profile.sessions.lead')}>
      {sessions.isPending && <Skeleton height={64} />}
      {sessions.isError && !list && (
        <ErrorState error={sessions.error} fallback="profile.sessions.failed" retry={sessions.refetch} />
      )}
      {list && (
        <ul className={row.list}>
          {list.map((session) => (
            <OpenSession key={session.id} session={session} end={() => end(session.id)} />
          ))}
        </ul>
      )}
      {list && list.length > 1 && (
        <Button variant="default" leftSection={<IconLogout size={20} />} onClick={() => setAsking(true)}>
          {t('profile.sessions.endOthers')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t('profile.sessions.endOthersTitle')}
          confirm={t('profile.sessions.endOthers')}
          failed="profile.sessions.endFailed"
          act={endAll}
          close={() => setAsking(false)}
        >
          <p>{t('profile.sessions.endOthersLead')}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
};
