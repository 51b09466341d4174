import type { Label } from '@llave/contract/labels';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { download, pngOf, slug } from '../../lib/download.ts';
import classes from './Downloads.module.css';

/** Each code by itself, for whoever makes their own labels. */
export const Downloads = ({ labels }: { labels: Label[] }) => {
  const { t } = useTranslation();
  return (
    <details className={classes.downloads} open={labels.length === 1}>
      <summary>{t('labels.downloads')}</summary>
      <ul>
        {labels.map(({ toolId, name, qr }) => (
          <li key={toolId}>
            <button
              type="button"
              aria-label={t('labels.download', { name })}
              onClick={() => download(`qr-${slug(name)}.png`, pngOf(qr))}
            >
              <IconDownload size={20} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};
