import { Button } from '@mantine/core';
import { IconFilterOff, IconMessageReport, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Filter, isNarrowed } from './filter.ts';

type Props = { accountId: string; filter: Filter; showAll: () => void };

export const NoFieldIncidents = ({ accountId, filter, showAll }: Props) => {
  const { t } = useTranslation();
  const { q } = filter;
  if (!q && !isNarrowed(filter))
    return (
      <EmptyState
        icon={<IconMessageReport size={36} />}
        title={t('fieldIncidents.empty')}
        lead={t('fieldIncidents.emptyLead')}
      >
        <Button component="a" variant="default" href={`/field-incident/${accountId}`} target="_blank">
          {t('fieldIncidents.openPage')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={q ? <IconSearch size={36} /> : <IconFilterOff size={36} />}
      title={q ? t('fieldIncidents.noMatch', { words: q }) : t('fieldIncidents.noneSo')}
      lead={t(q ? 'fieldIncidents.noMatchLead' : 'fieldIncidents.noneSoLead')}
    >
      <Button variant="default" onClick={showAll}>
        {t('fieldIncidents.showAll')}
      </Button>
    </EmptyState>
  );
};
