import { useTranslation } from '../../i18n/translation.ts';
import { Chip } from '../../ui/signs/Chip.tsx';

export const StateChip = ({ closed }: { closed: boolean }) => {
  const { t } = useTranslation();
  return <Chip tone={closed ? 'retired' : 'mine'}>{t(closed ? 'checkIns.closed' : 'checkIns.open')}</Chip>;
};
