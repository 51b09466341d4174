import type { CheckIn } from '@llave/contract/check-ins';
import { useTranslation } from '../../i18n/translation.ts';
import { ClosingDialog } from '../../ui/overlays/ClosingDialog.tsx';
import { close as closeCheckIn } from './api.ts';
import { receiptNumberOf } from './names.ts';

type Props = { checkIn: CheckIn; close: () => void };

/** The vehicle has left: how that ended. */
export const CloseDialog = ({ checkIn, close }: Props) => {
  const { t } = useTranslation();
  const { locker } = checkIn;
  return (
    <ClosingDialog
      title={t('checkIns.close.title', { number: receiptNumberOf(checkIn) })}
      lead={locker ? t('checkIns.close.leadKey', { number: locker.identifierValue }) : t('checkIns.close.lead')}
      hint={t('closing.hint')}
      submit={t('checkIns.close.act')}
      done={t('checkIns.close.done')}
      failed="checkIns.close.failed"
      send={(note) => closeCheckIn(checkIn, note)}
      close={close}
    />
  );
};
