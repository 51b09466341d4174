import { IconSearch, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Kind } from './api.ts';

type Props = { kind: Kind; q: string; showAll: () => void; add: ReactNode };

export const NobodyHere = ({ kind, q, showAll, add }: Props) => {
  const { t } = useTranslation();
  if (!q)
    return (
      <EmptyState
        icon={<IconUsers size={36} />}
        title={t(`users.${kind}.empty`)}
        lead={t(add ? `users.${kind}.emptyLead` : 'users.emptyView')}
      >
        {add}
      </EmptyState>
    );
  return (
    <EmptyState icon={<IconSearch size={36} />} title={t('users.noMatch', { words: q })} lead={t('users.noMatchLead')}>
      <Button variant="default" onClick={showAll}>
        {t('users.showAll')}
      </Button>
    </EmptyState>
  );
};
