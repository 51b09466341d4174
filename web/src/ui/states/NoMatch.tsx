import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../buttons/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  noun: 'bookings' | 'checkIns' | 'fieldIncidents' | 'incidents' | 'lockers' | 'users' | 'vehicles';
  q: string;
  showAll: () => void;
};

/** Nothing has the words that were looked for. */
export const NoMatch = ({ noun, q, showAll }: Props) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconSearch size={36} />}
      title={t(`${noun}.noMatch`, { words: q })}
      lead={t(`${noun}.noMatchLead`)}
    >
      <Button variant="default" onClick={showAll}>
        {t(`${noun}.showAll`)}
      </Button>
    </EmptyState>
  );
};
