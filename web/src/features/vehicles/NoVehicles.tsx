import { IconCar, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

type Props = { q: string; showAll: () => void; add: ReactNode };

export const NoVehicles = ({ q, showAll, add }: Props) => {
  const { t } = useTranslation();
  if (!q)
    return (
      <EmptyState icon={<IconCar size={36} />} title={t('vehicles.empty')} lead={t('vehicles.emptyLead')}>
        {add}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<IconSearch size={36} />}
      title={t('vehicles.noMatch', { words: q })}
      lead={t('vehicles.noMatchLead')}
    >
      <Button variant="default" onClick={showAll}>
        {t('vehicles.showAll')}
      </Button>
    </EmptyState>
  );
};
