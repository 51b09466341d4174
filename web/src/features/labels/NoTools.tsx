import { IconSearch, IconTool } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

export const NoTools = ({ q }: { q: string }) => {
  const { t } = useTranslation();
  return q ? (
    <EmptyState
      icon={<IconSearch size={36} />}
      title={t('labels.noMatch', { words: q })}
      lead={t('labels.noMatchLead')}
    />
  ) : (
    <EmptyState icon={<IconTool size={36} />} title={t('labels.empty')} lead={t('labels.emptyLead')} />
  );
};
