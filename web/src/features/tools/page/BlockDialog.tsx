import type { Tool } from '@llave/contract/tools';
import { useTranslation } from '../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { block, unblock } from '../api.ts';

type Props = { tool: Tool; close: () => void };

/** Blocks a tool that can be taken, and lets go of one that is blocked. */
export const BlockDialog = ({ tool, close }: Props) => {
  const { t } = useTranslation();
  const what = tool.isEnable ? 'block' : 'unblock';
  const act = async () => {
    await (tool.isEnable ? block(tool) : unblock(tool));
    close();
    notifySuccess(t(`tool.${what}.done`));
  };
  return (
    <ConfirmDialog
      title={t(`tool.${what}.title`, { name: tool.name })}
      confirm={t(`tool.actions.${what}`)}
      failed={`tool.${what}.failed`}
      act={act}
      close={close}
    >
      <p>{t(`tool.${what}.lead`)}</p>
    </ConfirmDialog>
  );
};
