import type { Tool } from '@llave/contract/tools';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { CalibrationFields } from './CalibrationFields.tsx';

type Props = { tool: Tool; opened: boolean; close: () => void };

export const CalibrationDialog = ({ tool, opened, close }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} close={close} title={t('tool.calibrations.add')} size="lg">
      <CalibrationFields tool={tool} close={close} />
    </Dialog>
  );
};
