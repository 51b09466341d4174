import type { HistoryAction } from '@llave/contract/history';
import {
  IconAlertTriangle,
  IconArchive,
  IconArrowBackUp,
  IconArrowsExchange,
  IconCircleCheck,
  IconFileMinus,
  IconFilePlus,
  IconGauge,
  IconHandGrab,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconPlus,
  IconShare3,
  IconUserPlus,
  IconUserShield,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './EntryIcon.module.css';

type Tone = 'quiet' | 'good' | 'taken' | 'bad';

const looks: Record<HistoryAction, [TablerIcon, Tone]> = {
  create: [IconPlus, 'quiet'],
  update: [IconPencil, 'quiet'],
  loan: [IconShare3, 'taken'],
  loanReturned: [IconArrowBackUp, 'good'],
  assigned: [IconUserPlus, 'taken'],
  pickup: [IconHandGrab, 'taken'],
  return: [IconArrowBackUp, 'good'],
  reAssigned: [IconArrowsExchange, 'taken'],
  adminReassigned: [IconUserShield, 'taken'],
  incidentOpen: [IconAlertTriangle, 'bad'],
  incidentClose: [IconCircleCheck, 'good'],
  retired: [IconArchive, 'quiet'],
  calibration: [IconGauge, 'quiet'],
  fileAdded: [IconFilePlus, 'quiet'],
  fileRemoved: [IconFileMinus, 'quiet'],
  blocked: [IconLock, 'bad'],
  unBlocked: [IconLockOpen, 'good'],
};

/** What kind of thing happened, at a glance; the words beside it say it too. */
export const EntryIcon = ({ action }: { action: HistoryAction }) => {
  const [Icon, tone] = looks[action];
  return (
    <span className={classes.icon} data-tone={tone} aria-hidden="true">
      <Icon size={20} stroke={1.8} />
    </span>
  );
};
