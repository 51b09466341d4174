import { downloadAddress } from '@llave/contract/files';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { download } from '../../lib/browser/download.ts';
import { ownAddress } from '../../lib/browser/own-address.ts';
import { call } from '../../lib/calls/call.ts';
import classes from './DownloadLink.module.css';

type Props = {
  fileName: string;
  /** The name under which it is kept on one's own machine. */
  saveAs: string;
  label: string;
  children: string;
};

/** A stored file by its name: pressed, it is handed to the browser's downloads. */
export const DownloadLink = ({ fileName, saveAs, label, children }: Props) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const fetchFile = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { sasUri } = await call(downloadAddress, { params: { fileName } });
      download(saveAs, await contentOf(ownAddress(sasUri)));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  return (
    <span className={classes.place}>
      <button
        type="button"
        className={classes.link}
        aria-label={label}
        aria-busy={busy}
        disabled={busy}
        onClick={() => void fetchFile()}
      >
        <IconDownload size={18} stroke={1.8} />
        <span>{children}</span>
      </button>
      {failure !== null && (
        <span className={classes.failure} role="alert">
          {failureText(t, failure, 'files.downloadFailed')}
        </span>
      )}
    </span>
  );
};

const contentOf = async (address: string) => {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`The file answered ${reply.status}`);
  return reply.blob();
};
