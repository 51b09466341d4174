import type { BookingStatus } from '@llave/contract/bookings';
import { IconCalendarEvent, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

type Props = { q: string; status: BookingStatus | undefined; showAll: () => void; add: ReactNode };

export const NoBookings = ({ q, status, showAll, add }: Props) => {
  const { t } = useTranslation();
  if (!q && !status)
    return (
      <EmptyState icon={<IconCalendarEvent size={36} />} title={t('bookings.empty')} lead={t('bookings.emptyLead')}>
        {add}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={q ? <IconSearch size={36} /> : <IconCalendarEvent size={36} />}
      title={q ? t('bookings.noMatch', { words: q }) : t('bookings.emptyStatus')}
      lead={t(q ? 'bookings.noMatchLead' : 'bookings.emptyStatusLead')}
    >
      <Button variant="default" onClick={showAll}>
        {t('bookings.showAll')}
      </Button>
    </EmptyState>
  );
};
