import { IconFilterOff, IconMessageReport, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button, buttonLook } from '../../ui/Button.tsx';
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
        <a {...buttonLook({ variant: 'default' })} href={`/field-incident/${accountId}`} target="_blank" rel="noopener">
          {t('fieldIncidents.openPage')}
        </a>
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
