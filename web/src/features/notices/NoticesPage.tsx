import type { User } from '@llave/contract/users';
import { IconBell, IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { notifyError } from '../../ui/toasts/notify.ts';
import { dismissAll, noticesQuery } from './api.ts';
import { useWaiting } from './use-waiting.ts';

/** What waits for one; the frame shows it as on every page, here below the title. */
export const NoticesPage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  usePageTitle(t('notices.title'));
  return (
    <>
      <PageHead title={t('notices.title')} lead={t('notices.lead')}>
        {me && <ReadAll me={me} />}
      </PageHead>
      {me && <NoNotices me={me} />}
    </>
  );
};

/** Puts away all that is in sight. */
const ReadAll = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const { data: notices = [] } = useQuery(noticesQuery(me.accountId));
  if (notices.length === 0) return null;
  const press = async () => {
    setBusy(true);
    await dismissAll(me.accountId, notices).catch((error: unknown) =>
      notifyError(failureText(t, error, 'notices.readFailed')),
    );
    setBusy(false);
  };
  return (
    <Button variant="default" loading={busy} leftSection={<IconChecks size={20} />} onClick={() => void press()}>
      {t('notices.readAll')}
    </Button>
  );
};

const NoNotices = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  if (useWaiting(me) !== 0) return null;
  return <EmptyState icon={<IconBell size={36} />} title={t('notices.none')} lead={t('notices.noneLead')} />;
};
