import type { Tool } from '@llave/contract/tools';
import { useTranslation } from '../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { DeletedDialog } from './DeletedDialog.tsx';
import { obstacleText } from './obstacle-text.ts';
import type { Removal } from './use-removal.ts';

type Props = { tool: Tool; removal: Removal; close: () => void };

export const DeleteDialog = ({ tool, removal, close }: Props) => {
  const { t } = useTranslation();
  if (removal.step === 'done') return <DeletedDialog tool={tool} />;

  return (
    <ConfirmDialog
      title={t('tool.delete.title', { name: tool.name })}
      confirm={t('tool.actions.delete')}
      failed="tool.delete.failed"
      explain={(error) => obstacleText(t, tool, error)}
      act={() => removal.run(tool)}
      close={close}
      danger
    >
      <p>{t('tool.delete.lead')}</p>
    </ConfirmDialog>
  );
};
