import type { Notice } from '@llave/contract/notices';
import type { User } from '@llave/contract/users';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { complain } from '../../ui/complain.ts';
import { FewOf } from '../../ui/FewOf.tsx';
import { dismiss, noticesQuery } from './api.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { useSeenIncident } from './use-seen-incident.ts';

type Props = {
  me: User;
  /** The way to take a tool that has been given back; once it is taken the notice has done its work. */
  take: (toolId: string, taken: () => void) => ReactNode;
};

/** What one has been told and has not put away. */
export const Notices = ({ me, take }: Props) => {
  const { t } = useTranslation();
  const { data: notices = [] } = useQuery(noticesQuery(me.accountId));
  useSeenIncident(me.accountId, notices);
  const putAway = (notice: Notice) =>
    void dismiss(me.accountId, notice).catch((error) => complain(failureText(t, error, 'notices.dismissFailed')));
  return (
    <section aria-label={t('notices.title')} aria-live="polite">
      <FewOf items={notices} most={1} more={(count) => t('notices.more', { count })}>
        {(notice) => (
          <NoticeRow
            notice={notice}
            act={notice.kind === 'toolReturned' && take(notice.tool.id, () => putAway(notice))}
            dismiss={() => putAway(notice)}
          />
        )}
      </FewOf>
    </section>
  );
};
