import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { numberText } from '../../lib/text/numbers.ts';
import { Spinner } from '../states/Spinner.tsx';
import { notifySuccess } from '../toasts/notify.ts';
import { Button } from './Button.tsx';
import classes from './CsvButton.module.css';

type Props = {
  children: string;
  /** Saves the file, says how much of it has come, and answers its name. */
  save: (onReceived: (bytes: number) => void) => Promise<string>;
  disabled?: boolean;
};

/** A table as a file: it says how much has come while one goes on working, and why when it cannot be had. */
export const CsvButton = ({ children, save, disabled = false }: Props) => {
  const { t, language } = useTranslation();
  const [received, setReceived] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const busy = received !== null;
  const press = async () => {
    if (busy) return;
    setReceived(0);
    setFailure(null);
    try {
      notifySuccess(t('lists.csvSaved', { file: await save(setReceived) }));
    } catch (error) {
      setFailure(error);
    }
    setReceived(null);
  };
  return (
    <div className={classes.place}>
      <Button
        variant="default"
        leftSection={busy ? <Spinner /> : <IconFileSpreadsheet size={20} />}
        aria-busy={busy}
        disabled={disabled}
        onClick={() => void press()}
      >
        {busy ? t('lists.csvComing', { amount: numberText(received / 1000, language) }) : children}
      </Button>
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {failureText(t, failure, 'lists.csvFailed')}
        </p>
      )}
    </div>
  );
};
