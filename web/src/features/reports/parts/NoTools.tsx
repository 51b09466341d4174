import { IconReportAnalytics, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';

/** Where no tool is: because there is none, or none with these words. */
export const NoTools = ({ q, showAll }: { q: string; showAll: () => void }) => {
  const { t } = useTranslation();
  if (!q)
    return (
      <EmptyState
        icon={<IconReportAnalytics size={36} />}
        title={t('reports.overview.empty')}
        lead={t('reports.overview.emptyLead')}
      />
    );
  return (
    <EmptyState
      icon={<IconSearch size={36} />}
      title={t('reports.overview.noMatch', { words: q })}
      lead={t('reports.overview.noMatchLead')}
    >
      <Button variant="default" onClick={showAll}>
        {t('reports.overview.showAll')}
      </Button>
    </EmptyState>
  );
};
