import type { Tool } from '@llave/contract/tools';
import { useTranslation } from '../../../i18n/translation.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { FileFields } from './FileFields.tsx';

type Props = { tool: Tool; opened: boolean; close: () => void };

export const FileDialog = ({ tool, opened, close }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} close={close} title={t('tool.files.add')}>
      <FileFields tool={tool} close={close} />
    </Dialog>
  );
};
