import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import type { Done } from './draft.ts';
import classes from './KeyDrop.module.css';
import { KeyDropped } from './KeyDropped.tsx';

type Props = Pick<Done, 'lockerNumber' | 'lockerCode' | 'keyProof'> & { accountId: string; isSample: boolean };

/** A locker with its code, to be read from afar; or the front desk. */
export const KeyDrop = ({ lockerNumber, lockerCode, keyProof, accountId, isSample }: Props) => {
  const { t } = useTranslation();
  if (lockerNumber === null)
    return (
      <section className={classes.drop}>
        <IconBuildingStore size={56} stroke={1.4} />
        <h2>{t('checkIn.thanks.reception')}</h2>
        <p>{t('checkIn.thanks.receptionLead')}</p>
      </section>
    );
  return (
    <section className={classes.drop}>
      <h2>{t('checkIn.thanks.lockerHow')}</h2>
      <dl>
        <div>
          <dt>{t('checkIn.thanks.locker')}</dt>
          <dd>{lockerNumber}</dd>
        </div>
        {lockerCode !== null && (
          <div>
            <dt>{t('checkIn.thanks.code')}</dt>
            <dd>{lockerCode}</dd>
          </div>
        )}
      </dl>
      {keyProof && <KeyDropped accountId={accountId} proof={keyProof} />}
      {isSample && <p>{t('checkIn.thanks.sample')}</p>}
    </section>
  );
};
