import { useTranslation } from '../../i18n/translation.ts';
import { CopyLink } from '../../ui/CopyLink.tsx';
import { Section } from '../../ui/Section.tsx';

const pages = [
  { name: 'checkIn', path: '/check-in' },
  { name: 'fieldIncident', path: '/field-incident' },
  { name: 'customer', path: '/customer' },
  { name: 'privacyPolicy', path: '/privacy-policy' },
] as const;

/** Where customers and branches find the company's own pages, to share or to put on a poster. */
export const PublicAddresses = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('accounts.pages.title')} lead={t('accounts.pages.lead')}>
      {pages.map(({ name, path }) => (
        <CopyLink
          key={name}
          label={t(`accounts.pages.${name}`)}
          description={t(`accounts.pages.${name}Lead`)}
          url={`${location.origin}${path}/${accountId}`}
        />
      ))}
    </Section>
  );
};
