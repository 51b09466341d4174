import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { signOnQuery } from './api.ts';
import { SignOnFields } from './SignOnFields.tsx';

/** How the company's people sign in by its own provider. */
export const SignOnCard = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation();
  const found = useQuery(signOnQuery(accountId));
  return (
    <Section title={t('signOn.title')} lead={t('signOn.lead')}>
      {found.isPending && <Skeleton height={120} />}
      {found.isError && !found.data && (
        <ErrorState error={found.error} fallback="signOn.failed" retry={found.refetch} />
      )}
      {found.data && (
        <SignOnFields key={JSON.stringify(found.data.signOn)} accountId={accountId} settings={found.data} />
      )}
    </Section>
  );
};
