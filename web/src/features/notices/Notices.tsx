import type { Notice } from '@llave/contract/notices';
import type { User } from '@llave/contract/users';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconCheck,
  IconHandStop,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { type Translate, useTranslation } from '../../i18n/translation.ts';
import { fullName } from '../../lib/text/full-name.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { FewOf } from '../../ui/tables/FewOf.tsx';
import { notifyError } from '../../ui/toasts/notify.ts';
import { dismiss, noticesQuery } from './api.ts';
import classes from './Notices.module.css';

type Props = {
  me: User;
  /** On the page that is about nothing else. */
  all: boolean;
  /** The way to take a tool that has been given back; once it is taken the notice has done its work. */
  take: (toolId: string, taken: () => void) => ReactNode;
};

/** What one has been told and has not put away. */
export const Notices = ({ me, all, take }: Props) => {
  const { t } = useTranslation();
  const { data: notices = [] } = useQuery(noticesQuery(me.accountId));
  useSeenIncident(me.accountId, notices);
  const putAway = (notice: Notice) =>
    void dismiss(me.accountId, notice).catch((error) => notifyError(failureText(t, error, 'notices.dismissFailed')));
  return (
    <section aria-label={t('notices.title')} aria-live="polite">
      <FewOf items={notices} all={all} most={1} more={(count) => t('notices.more', { count })}>
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

/** Who opens an incident has been told of it: its notice goes by itself, now or the next time. */
const useSeenIncident = (accountId: string, notices: Notice[]) => {
  const { incidentId } = useParams({ strict: false });
  const seen = notices.find((notice) => notice.incidentId !== null && notice.incidentId === incidentId);
  useEffect(() => {
    if (seen) dismiss(accountId, seen).catch(() => undefined);
  }, [accountId, seen]);
};

type NoticeRowProps = { notice: Notice; act: ReactNode; dismiss: () => void };

const icons: Record<Notice['kind'], ReactNode> = {
  requestGranted: <IconCheck size={22} />,
  requestDeclined: <IconHandStop size={22} />,
  toolReturned: <IconArrowBackUp size={22} />,
  toolGiven: <IconArrowDownLeft size={22} />,
  toolTaken: <IconArrowUpRight size={22} />,
  incidentOpened: <IconAlertTriangle size={22} />,
};

/** One thing that one has been told: what can be done about it, and away with it. */
const NoticeRow = ({ notice, act, dismiss }: NoticeRowProps) => {
  const { t } = useTranslation();
  const { kind, incidentId } = notice;
  return (
    <div className={classes.row} data-kind={kind}>
      <span className={classes.icon}>{icons[kind]}</span>
      <p className={classes.words}>{noticeText(t, notice)}</p>
      {act}
      {incidentId && (
        <ButtonLink variant="default" to="/dashboard/incident/$incidentId" params={{ incidentId }}>
          {t('notices.see')}
        </ButtonLink>
      )}
      <IconButton label={t('notices.dismiss')} onClick={dismiss}>
        <IconX size={20} />
      </IconButton>
    </div>
  );
};

/** What happened, and by whom. */
const noticeText = (t: Translate, { kind, tool, person }: Notice) =>
  t(`notices.${kind}`, { tool: tool.name, name: person ? fullName(person) : t('notices.somebody') });
