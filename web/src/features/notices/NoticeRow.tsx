import type { Notice } from '@llave/contract/notices';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconCheck,
  IconHandStop,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import classes from './NoticeRow.module.css';
import { noticeText } from './notice-text.ts';

type Props = { notice: Notice; act: ReactNode; dismiss: () => void };

const icons: Record<Notice['kind'], ReactNode> = {
  requestGranted: <IconCheck size={22} />,
  requestDeclined: <IconHandStop size={22} />,
  toolReturned: <IconArrowBackUp size={22} />,
  toolGiven: <IconArrowDownLeft size={22} />,
  toolTaken: <IconArrowUpRight size={22} />,
  incidentOpened: <IconAlertTriangle size={22} />,
};

/** One thing that one has been told: what can be done about it, and away with it. */
export const NoticeRow = ({ notice, act, dismiss }: Props) => {
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
