import type { PublicPage } from '@llave/contract/accounts';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { download, pngOf, slug } from '../../lib/download.ts';
import { complain } from '../../ui/complain.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { drawQr } from './api.ts';

type Props = { accountId: string; page: PublicPage };

/** A public page as a QR code, to print and hang up. */
export const PageQr = ({ accountId, page }: Props) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const name = t(`accounts.pages.${page}.name`);
  const draw = async () => {
    setBusy(true);
    try {
      download(`qr-${slug(name)}.png`, pngOf(await drawQr(accountId, page)));
    } catch (error) {
      complain(failureText(t, error, 'accounts.pages.qrFailed'));
    }
    setBusy(false);
  };
  return (
    <IconButton label={t('accounts.pages.qr', { name })} onClick={() => void draw()} disabled={busy}>
      <IconQrcode size={20} />
    </IconButton>
  );
};
