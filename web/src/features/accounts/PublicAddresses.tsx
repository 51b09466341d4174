import { type PublicPage, publicPages } from '@llave/contract/accounts';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { download, pngOf, slug } from '../../lib/browser/download.ts';
import { CopyLink } from '../../ui/buttons/CopyLink.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { notifyError } from '../../ui/toasts/notify.ts';
import { drawQr } from './api.ts';

/** Where customers and branches find the company's own pages, to share or to put on a poster. */
export const PublicAddresses = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('accounts.pages.title')} lead={t('accounts.pages.lead')}>
      {publicPages.map((page) => (
        <CopyLink
          key={page}
          label={t(`accounts.pages.${page}.name`)}
          description={t(`accounts.pages.${page}.lead`)}
          url={`${location.origin}/${page}/${accountId}`}
        >
          <PageQr accountId={accountId} page={page} />
        </CopyLink>
      ))}
    </Section>
  );
};

type PageQrProps = { accountId: string; page: PublicPage };

/** A public page as a QR code, to print and hang up. */
const PageQr = ({ accountId, page }: PageQrProps) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const name = t(`accounts.pages.${page}.name`);
  const draw = async () => {
    setBusy(true);
    try {
      download(`qr-${slug(name)}.png`, pngOf(await drawQr(accountId, page)));
    } catch (error) {
      notifyError(failureText(t, error, 'accounts.pages.qrFailed'));
    }
    setBusy(false);
  };
  return (
    <IconButton label={t('accounts.pages.qr', { name })} onClick={() => void draw()} disabled={busy}>
      <IconQrcode size={20} />
    </IconButton>
  );
};
