import { IconSearch, IconTool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import type { Filter } from './filter.ts';

type Props = { filter: Filter; showAll: () => void; add: ReactNode };

/** Why the board is empty, and the way out. */
export const NoTools = ({ filter: { q, part, category }, showAll, add }: Props) => {
  const { t } = useTranslation();
  const all = (
    <Button variant="default" onClick={showAll}>
      {t('tools.showAll')}
    </Button>
  );
  if (q)
    return (
      <EmptyState
        icon={<IconSearch size={36} />}
        title={t('tools.empty.noMatch', { words: q })}
        lead={t('tools.empty.noMatchLead')}
      >
        {all}
      </EmptyState>
    );
  if (category)
    return (
      <EmptyState icon={<IconTool size={36} />} title={t('tools.empty.category')} lead={t('tools.empty.categoryLead')}>
        {all}
      </EmptyState>
    );
  if (part !== 'all')
    return (
      <EmptyState icon={<IconTool size={36} />} title={t(`tools.empty.${part}`)} lead={t(`tools.empty.${part}Lead`)}>
        {all}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<IconTool size={36} />}
      title={t('tools.empty.all')}
      lead={t(add ? 'tools.empty.allLead' : 'tools.empty.allView')}
    >
      {add}
    </EmptyState>
  );
};
