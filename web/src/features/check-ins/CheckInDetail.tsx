import { allows } from '@llave/contract/access';
import { type CheckIn, closeCheckIn } from '@llave/contract/check-ins';
import type { User } from '@llave/contract/users';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { dayAndTime } from '../../lib/dates.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { BlockedNotice } from '../../ui/BlockedNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { ClosingPanel } from '../../ui/ClosingPanel.tsx';
import { DetailFrame } from '../../ui/DetailFrame.tsx';
import { Gallery } from '../../ui/Gallery.tsx';
import { NumberPlate } from '../../ui/NumberPlate.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { Key } from './Key.tsx';
import { ownerOf, receiptNumberOf } from './names.ts';
import { People } from './People.tsx';
import { Receipt } from './Receipt.tsx';
import { StateChip } from './StateChip.tsx';
import { Works } from './Works.tsx';

/** All there is to one vehicle that was left; once closed it can only be read. */
export const CheckInDetail = ({ checkIn, me }: { checkIn: CheckIn; me: User }) => {
  const { t, language } = useTranslation();
  const [closing, setClosing] = useState(false);
  const { createdDate, closedDate, image, kmImage, blockedDate, picturesBlockedDate } = checkIn;
  const manages = allows(closeCheckIn.access, me);
  const pictures = [image, kmImage].filter((picture) => picture !== null);
  const number = t('checkIns.number', { number: receiptNumberOf(checkIn) });
  return (
    <DetailFrame
      back={<BackLink to="/dashboard/check-ins">{t('checkIns.return')}</BackLink>}
      title={ownerOf(t, checkIn)}
      lead={t('checkIns.cameIn', { number, date: dayAndTime(createdDate, language) })}
      signs={
        <>
          {checkIn.numberPlate && <NumberPlate>{checkIn.numberPlate}</NumberPlate>}
          <StateChip closed={closedDate !== null} />
        </>
      }
      act={
        manages &&
        !closedDate && (
          <Button leftSection={<IconCheck size={20} />} onClick={() => setClosing(true)}>
            {t('checkIns.close.act')}
          </Button>
        )
      }
      side={
        <>
          <Key checkIn={checkIn} manages={manages} />
          <Receipt checkIn={checkIn} />
        </>
      }
    >
      <ClosingPanel closing={checkIn} />
      {blockedDate ? (
        <BlockedNotice what="data" since={blockedDate} />
      ) : (
        <>
          <Works checkIn={checkIn} />
          <People checkIn={checkIn} />
          {picturesBlockedDate && <BlockedNotice what="pictures" since={picturesBlockedDate} />}
        </>
      )}
      {pictures.length > 0 && (
        <Panel title={t('checkIns.pictures')} lead={t('checkIns.picturesLead')}>
          <Gallery label={t('checkIns.pictures')} images={pictures} />
        </Panel>
      )}
      {closing && <CloseDialog checkIn={checkIn} close={() => setClosing(false)} />}
    </DetailFrame>
  );
};
