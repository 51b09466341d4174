import type { User } from '@llave/contract/users';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { usePageTitle } from '../../lib/browser/page-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useWaiting } from './use-waiting.ts';

/** What waits for one; the frame shows it as on every page, here below the title. */
export const NoticesPage = () => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  usePageTitle(t('notices.title'));
  return (
    <>
      <PageHead title={t('notices.title')} lead={t('notices.lead')} />
      {me && <NoNotices me={me} />}
    </>
  );
};

const NoNotices = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  if (useWaiting(me) !== 0) return null;
  return <EmptyState icon={<IconBell size={36} />} title={t('notices.none')} lead={t('notices.noneLead')} />;
};
