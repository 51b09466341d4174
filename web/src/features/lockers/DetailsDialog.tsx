import type { Locker } from '@llave/contract/lockers';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from './DetailsDialog.module.css';
import { KeyBooking } from './KeyBooking.tsx';
import { KeyCheckIn } from './KeyCheckIn.tsx';
import { type Asked, LockerAct } from './LockerAct.tsx';
import { tones } from './tones.ts';

type Props = { locker: Locker; ask: (asked: Asked) => void; close: () => void; mayManage: boolean };

/** Everything about one locker: what a slim door has no room for, and what is seldom needed. */
export const DetailsDialog = ({ locker, ask, close, mayManage }: Props) => {
  const { t } = useTranslation();
  const { identifierValue: number, identifier, lockerSize, status, tool, booking, checkIn, useType } = locker;
  const inUse = status === 'InUse';
  return (
    <Dialog close={close} title={t('lockers.name', { number })}>
      <Chip tone={tones[status]}>{t(`lockers.status.${status}`)}</Chip>
      <dl className={classes.facts}>
        <dt>{t('lockers.details.content')}</dt>
        <dd>
          {tool && (
            <Link to="/dashboard/tool/$toolId" params={{ toolId: tool.id }}>
              {tool.name}
            </Link>
          )}
          {booking && <KeyBooking booking={booking} />}
          {checkIn && <KeyCheckIn checkIn={checkIn} />}
          {!tool && !booking && !checkIn && t(inUse ? 'lockers.details.key' : 'lockers.details.nothing')}
        </dd>
        <dt>{t('lockers.details.size')}</dt>
        <dd>{lockerSize}</dd>
        {identifier && (
          <>
            <dt>{t('lockers.details.description')}</dt>
            <dd>{identifier}</dd>
          </>
        )}
      </dl>
      {mayManage && (
        <div className={classes.actions}>
          <LockerAct locker={locker} ask={ask} onReleased={close} />
          <Button
            variant="default"
            leftSection={<IconPencil size={20} />}
            onClick={() => ask({ what: 'edit', locker })}
          >
            {t('lockers.edit')}
          </Button>
          <Button
            variant="default"
            className={classes.delete}
            leftSection={<IconTrash size={20} />}
            disabled={inUse}
            onClick={() => ask({ what: 'delete', locker })}
          >
            {t('lockers.delete')}
          </Button>
          {inUse && (
            <p className={classes.hint}>
              {t(useType === 'Tool' ? 'lockers.details.releaseFirst' : 'lockers.details.keyFirst')}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
};
