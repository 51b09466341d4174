import type { Tool } from '@llave/contract/tools';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { retire } from '../editing-api.ts';
import { obstacleText } from './obstacle-text.ts';

type Props = { tool: Tool; close: () => void };

export const RetireDialog = ({ tool, close }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const act = async () => {
    await retire(tool);
    notifySuccess(t('tool.retire.done'));
    await navigate({ to: '/dashboard/tools', ignoreBlocker: true });
  };
  return (
    <ConfirmDialog
      title={t('tool.retire.title', { name: tool.name })}
      confirm={t('tool.actions.retire')}
      failed="tool.retire.failed"
      explain={(error) => obstacleText(t, tool, error)}
      act={act}
      close={close}
      danger
    >
      <p>{t('tool.retire.lead')}</p>
    </ConfirmDialog>
  );
};
