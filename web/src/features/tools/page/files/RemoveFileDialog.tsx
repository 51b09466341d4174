import type { Tool } from '@llave/contract/tools';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import { notifySuccess } from '../../../../ui/toasts/notify.ts';
import { removeFile } from '../../editing-api.ts';

type Props = { tool: Tool; file: Tool['attachments'][number]; close: () => void };

export const RemoveFileDialog = ({ tool, file, close }: Props) => {
  const { t } = useTranslation();
  const remove = async () => {
    await removeFile(tool, file.fileName);
    close();
    notifySuccess(t('tool.files.removed'));
  };
  return (
    <ConfirmDialog
      title={t('tool.files.removeTitle', { name: file.originalName })}
      confirm={t('tool.files.removeConfirm')}
      failed="tool.files.removeFailed"
      act={remove}
      close={close}
      danger
    >
      <p>{t('tool.files.removeLead')}</p>
    </ConfirmDialog>
  );
};
