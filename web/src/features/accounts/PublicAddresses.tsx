import { publicPages } from '@llave/contract/accounts';
import { useTranslation } from '../../i18n/translation.ts';
import { CopyLink } from '../../ui/CopyLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { PageQr } from './PageQr.tsx';

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
