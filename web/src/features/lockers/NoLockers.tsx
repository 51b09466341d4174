import { IconDoor, IconKey, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { UseType } from './api.ts';

type Props = { useType: UseType; q: string; showAll: () => void; add: ReactNode };

export const NoLockers = ({ useType, q, showAll, add }: Props) => {
  const { t } = useTranslation();
  if (q)
    return (
      <EmptyState
        icon={<IconSearch size={36} />}
        title={t('lockers.noMatch', { words: q })}
        lead={t('lockers.noMatchLead')}
      >
        <Button variant="default" onClick={showAll}>
          {t('lockers.showAll')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={useType === 'Tool' ? <IconDoor size={36} /> : <IconKey size={36} />}
      title={t(`lockers.empty.${useType}`)}
      lead={t(add ? `lockers.empty.${useType}Lead` : 'lockers.empty.view')}
    >
      {add}
    </EmptyState>
  );
};
