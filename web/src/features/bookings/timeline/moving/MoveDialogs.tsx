import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { OverlapNotice } from '../../form/OverlapNotice.tsx';
import classes from './MoveDialogs.module.css';
import type { Sending } from './use-sending.ts';

/** What has to be asked before a booking moves, and what is said when it may not: with whom it collides, what is free. */
export const MoveDialogs = ({ sending, accountId }: { sending: Sending; accountId: string }) => {
  const { t } = useTranslation();
  const { asked, refused, send, dismiss } = sending;
  if (asked)
    return (
      <ConfirmDialog
        title={t('timeline.signed.title')}
        confirm={t('timeline.signed.act')}
        dismiss={t('timeline.moving.leave')}
        failed="timeline.failed"
        act={() => send(asked)}
        close={dismiss}
      >
        {t('timeline.signed.lead')}
      </ConfirmDialog>
    );
  if (!refused) return null;

  const { booking, times, overlap } = refused;
  const period = { freeFrom: times.dateFrom, freeTo: times.dateTo, bookingId: booking.id };
  return (
    <Dialog close={dismiss} title={t('timeline.refused')}>
      <OverlapNotice
        overlap={overlap}
        accountId={accountId}
        period={booking.status === 'Reservado' ? period : null}
        take={(vehicleId) => void send({ booking, times: { ...times, vehicleId } })}
      />
      <div className={classes.ends}>
        <Button onClick={dismiss} data-autofocus>
          {t('timeline.understood')}
        </Button>
      </div>
    </Dialog>
  );
};
