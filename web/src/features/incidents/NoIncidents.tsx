import { IconCircleCheck, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { State } from './api.ts';

type Props = { q: string; state: State | undefined; showAll: () => void };

const words = {
  all: ['incidents.empty', 'incidents.emptyLead'],
  open: ['incidents.emptyOpen', 'incidents.emptyOpenLead'],
  closed: ['incidents.emptyClosed', 'incidents.emptyClosedLead'],
} as const;

export const NoIncidents = ({ q, state, showAll }: Props) => {
  const { t } = useTranslation();
  const [title, lead] = words[state ?? 'all'];
  const all = (
    <Button variant="default" onClick={showAll}>
      {t('incidents.showAll')}
    </Button>
  );
  if (!q)
    return (
      <EmptyState icon={<IconCircleCheck size={36} />} title={t(title)} lead={t(lead)}>
        {state && all}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<IconSearch size={36} />}
      title={t('incidents.noMatch', { words: q })}
      lead={t('incidents.noMatchLead')}
    >
      {all}
    </EmptyState>
  );
};
