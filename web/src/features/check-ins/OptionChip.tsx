import { useTranslation } from '../../i18n/translation.ts';
import { Chip } from '../../ui/Chip.tsx';

/** Whether the workshop has to send an estimate before it begins. */
export const OptionChip = ({ option }: { option: number }) => {
  const { t } = useTranslation();
  return (
    <Chip tone={option === 1 ? 'inUse' : 'free'}>{t(`checkIns.options.${option === 1 ? 'asked' : 'waived'}`)}</Chip>
  );
};
