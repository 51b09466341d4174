import { allows } from '@llave/contract/access';
import { type CheckIn, closeCheckIn } from '@llave/contract/check-ins';
import type { User } from '@llave/contract/users';
import { IconCheck, IconFileInvoice, IconFileText, IconKey, IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { clockText, dayAndTime } from '../../lib/time/dates.ts';
import { BackLink } from '../../ui/buttons/BackLink.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { DownloadLink } from '../../ui/buttons/DownloadLink.tsx';
import { ClosingPanel } from '../../ui/layout/ClosingPanel.tsx';
import { DetailFrame } from '../../ui/layout/DetailFrame.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Gallery } from '../../ui/overlays/Gallery.tsx';
import { NumberPlate } from '../../ui/signs/NumberPlate.tsx';
import { BlockedNotice } from '../../ui/states/BlockedNotice.tsx';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../ui/toasts/notify.ts';
import { confirmKey, takeKey } from './api.ts';
import classes from './CheckInDetail.module.css';
import { CloseDialog } from './CloseDialog.tsx';
import { ownerOf, receiptNumberOf } from './names.ts';
import { People } from './People.tsx';
import { StateChip } from './StateChip.tsx';

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

type KeyProps = { checkIn: CheckIn; manages: boolean };

/** The locker that the key was dropped in, until somebody has taken it out. */
const Key = ({ checkIn, manages }: KeyProps) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { locker, lockerCode } = checkIn;
  if (!locker) return null;

  const { identifierValue: number, heldUntil } = locker;
  const act = async (doing: (checkIn: CheckIn) => Promise<unknown>, done: 'taken' | 'confirmed') => {
    setBusy(true);
    setFailure(null);
    try {
      await doing(checkIn);
      notifySuccess(t(`checkIns.key.${done}`, { number }));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  const lead = heldUntil
    ? t('checkIns.key.held', { time: clockText(new Date(heldUntil)) })
    : t(manages ? 'checkIns.key.lead' : 'checkIns.key.leadView');
  return (
    <Panel title={t('checkIns.key.title')} lead={lead}>
      <dl className={classes.place}>
        <div>
          <dt>{t('checkIns.key.locker')}</dt>
          <dd>{number}</dd>
        </div>
        {lockerCode && (
          <div>
            <dt>{t('checkIns.key.code')}</dt>
            <dd>{lockerCode}</dd>
          </div>
        )}
      </dl>
      <FailureNotice error={failure} fallback="checkIns.key.failed" />
      {manages && heldUntil && (
        <Button loading={busy} onClick={() => void act(confirmKey, 'confirmed')}>
          {t('checkIns.key.confirm')}
        </Button>
      )}
      {manages && (
        <Button
          variant="light"
          leftSection={<IconKey size={20} />}
          loading={busy}
          onClick={() => void act(takeKey, 'taken')}
        >
          {t('checkIns.key.take')}
        </Button>
      )}
    </Panel>
  );
};

/** What was signed, as the paper that the customer has: there a moment after the check-in, which is told live. */
const Receipt = ({ checkIn }: { checkIn: CheckIn }) => {
  const { t } = useTranslation();
  const { receipt, email } = checkIn;
  const number = receiptNumberOf(checkIn);
  if (!receipt) return null;
  return (
    <Panel
      title={t('checkIns.receipt.title')}
      lead={t(email ? 'checkIns.receipt.lead' : 'checkIns.receipt.leadUnmailed')}
    >
      {!receipt && <p role="status">{t('checkIns.receipt.waiting')}</p>}
      {receipt && (
        <div className={classes.ways}>
          <a href={receipt.url} target="_blank" rel="noreferrer" aria-label={t('checkIns.receipt.openOf', { number })}>
            <IconFileText size={20} stroke={1.8} />
            {t('checkIns.receipt.open')}
          </a>
          <DownloadLink
            fileName={receipt.fileName}
            saveAs={t('checkIns.receipt.fileName', { number })}
            label={t('checkIns.receipt.downloadOf', { number })}
          >
            {t('checkIns.receipt.download')}
          </DownloadLink>
        </div>
      )}
    </Panel>
  );
};

/** What is to be done, and whether it may begin without an estimate. */
const Works = ({ checkIn: { worksToDo, option } }: { checkIn: CheckIn }) => {
  const { t } = useTranslation();
  const choice = option === 1 ? 'asked' : 'waived';
  return (
    <Panel title={t('checkIns.works')}>
      <p className={classes.works}>{worksToDo}</p>
      <div className={classes.option} data-choice={choice}>
        {choice === 'asked' ? <IconFileInvoice size={26} stroke={1.7} /> : <IconTool size={26} stroke={1.7} />}
        <div>
          <p>{t(`checkIns.option.${choice}`)}</p>
          <p>{t(`checkIns.option.${choice}Lead`)}</p>
        </div>
      </div>
    </Panel>
  );
};
