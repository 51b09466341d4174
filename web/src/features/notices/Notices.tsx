import { type Notice, noticeKinds } from '@llave/contract/notices';
import type { User } from '@llave/contract/users';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconCar,
  IconCheck,
  IconClipboardText,
  IconClockExclamation,
  IconHandStop,
  IconKey,
  IconLock,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type LinkProps, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { type Translate, useTranslation } from '../../i18n/translation.ts';
import { fullName } from '../../lib/text/full-name.ts';
import { clockText } from '../../lib/time/dates.ts';
import { useNow } from '../../lib/time/now.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { whenText } from '../../ui/signs/time-texts.ts';
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
  const { data: told = [] } = useQuery(noticesQuery(me.accountId));
  const notices = all ? told : told.filter(isPersonal);
  useSeenIncident(me.accountId, notices);
  const putAway = (notice: Notice) =>
    void dismiss(me.accountId, notice).catch((error) => notifyError(failureText(t, error, 'notices.dismissFailed')));
  return (
    <section aria-label={t('notices.title')} aria-live="polite">
      <FewOf items={notices} all={all} most={1} more={(count) => t('notices.more', { count })}>
        {(notice) => (
          <NoticeRow
            notice={notice}
            dated={all}
            act={notice.kind === 'toolReturned' && notice.tool && take(notice.tool.id, () => putAway(notice))}
            dismiss={() => putAway(notice)}
          />
        )}
      </FewOf>
    </section>
  );
};

/** What stands on top of every page: answers to what one asked for, and what broke. The rest waits behind the bell. */
const isPersonal = ({ kind }: Notice) => ['requests', 'incidents'].includes(noticeKinds[kind]);

/** Who opens an incident has been told of it: its notice goes by itself, now or the next time. */
const useSeenIncident = (accountId: string, notices: Notice[]) => {
  const { incidentId } = useParams({ strict: false });
  const seen = notices.find((notice) => notice.incidentId !== null && notice.incidentId === incidentId);
  useEffect(() => {
    if (seen) dismiss(accountId, seen).catch(() => undefined);
  }, [accountId, seen]);
};

type NoticeRowProps = { notice: Notice; dated: boolean; act: ReactNode; dismiss: () => void };

const icons: Record<Notice['kind'], ReactNode> = {
  requestGranted: <IconCheck size={22} />,
  requestDeclined: <IconHandStop size={22} />,
  toolReturned: <IconArrowBackUp size={22} />,
  toolGiven: <IconArrowDownLeft size={22} />,
  toolTaken: <IconArrowUpRight size={22} />,
  incidentOpened: <IconAlertTriangle size={22} />,
  toolBlocked: <IconLock size={22} />,
  calibrationIn30: <IconClockExclamation size={22} />,
  calibrationIn7: <IconClockExclamation size={22} />,
  calibrationOverdue: <IconClockExclamation size={22} />,
  carLeft: <IconCar size={22} />,
  keyDropped: <IconKey size={22} />,
  fieldReported: <IconClipboardText size={22} />,
  carReturned: <IconCar size={22} />,
  reviewWaiting: <IconCar size={22} />,
  carLate: <IconClockExclamation size={22} />,
};

/** One thing that one has been told: what can be done about it, and away with it. */
const NoticeRow = ({ notice, dated, act, dismiss }: NoticeRowProps) => {
  const { t, language } = useTranslation();
  const now = useNow();
  const { kind, timestamp } = notice;
  const place = placeOf(notice);
  return (
    <div className={classes.row} data-kind={kind}>
      <span className={classes.icon}>{icons[kind]}</span>
      <p className={classes.words}>
        {noticeText(t, notice)}
        {dated && (
          <span className={classes.when}>
            {whenText(t, language, timestamp, now)} · {clockText(new Date(timestamp))}
          </span>
        )}
      </p>
      {act}
      {place && (
        <ButtonLink variant="default" {...place}>
          {t('notices.see')}
        </ButtonLink>
      )}
      <IconButton label={t('notices.dismiss')} onClick={dismiss}>
        <IconX size={20} />
      </IconButton>
    </div>
  );
};

/** Where one sees more of it; an answer to what one asked for says all. */
const placeOf = ({ kind, incidentId, booking, checkIn, fieldIncident, tool }: Notice): LinkProps | undefined => {
  if (incidentId) return { to: '/dashboard/incident/$incidentId', params: { incidentId } };
  if (booking) return { to: '/dashboard/booking/$bookingId', params: { bookingId: booking.id } };
  if (checkIn) return { to: '/dashboard/check-in/$checkInId', params: { checkInId: checkIn.id } };
  if (fieldIncident)
    return { to: '/dashboard/field-incident/$fieldIncidentId', params: { fieldIncidentId: fieldIncident.id } };
  if (tool && noticeKinds[kind] !== 'requests') return { to: '/dashboard/tool/$toolId', params: { toolId: tool.id } };
  return undefined;
};

/** What happened, and by whom. */
const noticeText = (t: Translate, { kind, tool, booking, checkIn, fieldIncident, person }: Notice) =>
  t(`notices.${kind}`, {
    tool: tool?.name ?? '',
    plate: booking?.numberPlate ?? checkIn?.numberPlate ?? '',
    booking: booking?.bookingNumber ?? '',
    report: fieldIncident?.reference ?? '',
    site: fieldIncident?.delegation ?? '',
    name: person ? fullName(person) : t('notices.somebody'),
  });
