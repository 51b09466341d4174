import type { OwnSession } from '@llave/contract/sessions';
import { IconDeviceDesktop, IconDeviceMobile, IconId, IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { type Translate, useTranslation } from '../../i18n/translation.ts';
import { clockText } from '../../lib/time/dates.ts';
import { useNow } from '../../lib/time/now.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import row from '../../ui/forms/setting-row.module.css';
import { Section } from '../../ui/layout/Section.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Chip } from '../../ui/signs/Chip.tsx';
import { whenText } from '../../ui/signs/time-texts.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { notifyError, notifySuccess } from '../../ui/toasts/notify.ts';
import { endOthers, endSessionOf, ownSessionsQuery } from './api.ts';

/** Where one is signed in, and the way to end it there. */
export const SessionsCard = () => {
  const { t } = useTranslation();
  const sessions = useQuery(ownSessionsQuery());
  const [asking, setAsking] = useState(false);
  const end = async (id: string) => {
    await endSessionOf(id);
    await sessions.refetch();
    notifySuccess(t('profile.sessions.ended'));
  };
  const endAll = async () => {
    await endOthers();
    await sessions.refetch();
    setAsking(false);
    notifySuccess(t('profile.sessions.allEnded'));
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

type OpenSessionProps = { session: OwnSession; end: () => Promise<void> };

/** One place where one is signed in. */
const OpenSession = ({ session, end }: OpenSessionProps) => {
  const { t, language } = useTranslation();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const name = nameOf(t, session);
  const { lastSeenDate, isThis } = session;
  const day = whenText(t, language, lastSeenDate, now);
  const seen = t('profile.sessions.seen', { day, time: clockText(new Date(lastSeenDate)) });
  const press = async () => {
    setBusy(true);
    await end().catch((error: unknown) => notifyError(failureText(t, error, 'profile.sessions.endFailed')));
    setBusy(false);
  };
  return (
    <li>
      <span className={row.icon}>
        <Icon session={session} />
      </span>
      <div className={row.about}>
        <p className={row.strong}>{name}</p>
        <p className={row.quiet}>
          {session.address} · {isThis ? t('profile.sessions.now') : seen}
        </p>
      </div>
      {isThis ? (
        <Chip tone="mine">{t('profile.sessions.this')}</Chip>
      ) : (
        <Button
          variant="subtle"
          loading={busy}
          aria-label={t('profile.sessions.endOf', { name })}
          onClick={() => void press()}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
};

const phones = ['Android', 'iPhone', 'iPad'];

const Icon = ({ session: { byBadge, system } }: { session: OwnSession }) => {
  if (byBadge) return <IconId size={24} />;
  return phones.includes(system ?? '') ? <IconDeviceMobile size={24} /> : <IconDeviceDesktop size={24} />;
};

/** «Chrome en Android», as far as it is known. */
const nameOf = (t: Translate, { browser, system, byBadge }: OwnSession) => {
  const device = browser && system ? t('profile.sessions.on', { browser, system }) : (browser ?? system);
  const name = device ?? t('profile.sessions.unknown');
  return byBadge ? t('profile.sessions.byBadge', { name }) : name;
};
