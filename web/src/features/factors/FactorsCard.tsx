import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/translation.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { factorsQuery } from './api.ts';
import { OwnFactors } from './OwnFactors.tsx';

/** One's own second step to get in. */
export const FactorsCard = () => {
  const { t } = useTranslation();
  const factors = useQuery(factorsQuery());
  return (
    <Section title={t('factors.title')} lead={t('factors.lead')}>
      {factors.isPending && <Skeleton height={120} />}
      {factors.isError && !factors.data && (
        <ErrorState error={factors.error} fallback="factors.failed" retry={factors.refetch} />
      )}
      {factors.data && <OwnFactors factors={factors.data} />}
    </Section>
  );
};
