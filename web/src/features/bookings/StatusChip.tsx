import type { BookingStatus } from '@llave/contract/bookings';
import { useTranslation } from '../../i18n/translation.ts';
import { Chip } from '../../ui/signs/Chip.tsx';
import { tones } from './tones.ts';

export const StatusChip = ({ status }: { status: BookingStatus }) => {
  const { t } = useTranslation();
  return <Chip tone={tones[status]}>{t(`bookings.status.${status}`)}</Chip>;
};
