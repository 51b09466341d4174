import type { Tool } from '@llave/contract/tools';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';

/** Long enough to read that it worked. */
const shownFor = 2_500;

/** The tool is gone: says so, and goes to the others by itself. */
export const DeletedDialog = ({ tool }: { tool: Tool }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate({ to: '/dashboard/tools', ignoreBlocker: true }), [navigate]);
  useEffect(() => {
    const timer = setTimeout(leave, shownFor);
    return () => clearTimeout(timer);
  }, [leave]);

  return (
    <Dialog close={leave} title={tool.name}>
      <Notice kind="good">
        {t('tool.delete.done')}. {t('tool.delete.doneLead')}
      </Notice>
    </Dialog>
  );
};
