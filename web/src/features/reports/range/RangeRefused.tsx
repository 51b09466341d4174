import { IconCalendarQuestion } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/translation.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';

/** In the place of a report over days that make no sense: nothing has been asked for. */
export const RangeRefused = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconCalendarQuestion size={36} />}
      title={t('reports.range.refused')}
      lead={t('reports.range.refusedLead')}
    />
  );
};
