import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { download } from '../../lib/browser/download.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import classes from '../../ui/overlays/dialog-form.module.css';
import own from './TotpDialog.module.css';

type Props = { codes: string[]; close: () => void };

/** The only time that these are shown. */
export const RecoveryDialog = ({ codes, close }: Props) => {
  const { t } = useTranslation();
  const save = () => download('llave-recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  return (
    <Dialog close={close} title={t('factors.recovery')}>
      <div className={classes.form}>
        <p className={classes.lead}>{t('factors.recoveryLead')}</p>
        <ul className={own.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={classes.actions}>
          <Button variant="default" leftSection={<IconDownload size={20} />} onClick={save}>
            {t('factors.download')}
          </Button>
          <Button onClick={close} data-autofocus>
            {t('factors.kept')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
