import { AppError } from '@llave/contract/errors';
import type { Tool } from '@llave/contract/tools';
import { IconArchive, IconChevronDown, IconLock, IconLockOpen, IconQrcode, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { type Translate, useTranslation } from '../../../../i18n/translation.ts';
import { fullName } from '../../../../lib/text/full-name.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Menu, MenuItem, MenuLink } from '../../../../ui/overlays/Menu.tsx';
import { Notice } from '../../../../ui/states/Notice.tsx';
import { notifySuccess } from '../../../../ui/toasts/notify.ts';
import { block, unblock } from '../../api.ts';
import { retire } from '../../editing-api.ts';
import type { Removal } from './use-removal.ts';

type Props = { tool: Tool; removal: Removal };

/** What ends or pauses a tool; a retired one can only be deleted. */
export const ToolActions = ({ tool, removal }: Props) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'block' | 'retire' | 'delete' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Menu
        id="tool-actions"
        button={(props) => (
          <Button variant="default" rightSection={<IconChevronDown size={20} />} {...props}>
            {t('tool.actions.open')}
          </Button>
        )}
      >
        {tool.status !== 'retired' && (
          <>
            <MenuLink to="/dashboard/labels" search={{ tools: tool.id }} icon={<IconQrcode size={20} />}>
              {t('tool.actions.label')}
            </MenuLink>
            <MenuItem
              icon={tool.isEnable ? <IconLock size={20} /> : <IconLockOpen size={20} />}
              onClick={() => setAsked('block')}
            >
              {t(tool.isEnable ? 'tool.actions.block' : 'tool.actions.unblock')}
            </MenuItem>
            <MenuItem icon={<IconArchive size={20} />} onClick={() => setAsked('retire')}>
              {t('tool.actions.retire')}
            </MenuItem>
          </>
        )}
        <MenuItem danger icon={<IconTrash size={20} />} onClick={() => setAsked('delete')}>
          {t('tool.actions.delete')}
        </MenuItem>
      </Menu>
      {asked === 'block' && <BlockDialog tool={tool} close={close} />}
      {asked === 'retire' && <RetireDialog tool={tool} close={close} />}
      {asked === 'delete' && <DeleteDialog tool={tool} removal={removal} close={close} />}
    </>
  );
};

type BlockDialogProps = { tool: Tool; close: () => void };

/** Blocks a tool that can be taken, and lets go of one that is blocked. */
const BlockDialog = ({ tool, close }: BlockDialogProps) => {
  const { t } = useTranslation();
  const what = tool.isEnable ? 'block' : 'unblock';
  return (
    <ConfirmDialog
      title={t(`tool.${what}.title`, { name: tool.name })}
      confirm={t(`tool.actions.${what}`)}
      failed={`tool.${what}.failed`}
      act={() => (tool.isEnable ? block(tool) : unblock(tool))}
      done={t(`tool.${what}.done`)}
      close={close}
    >
      <p>{t(`tool.${what}.lead`)}</p>
    </ConfirmDialog>
  );
};

type RetireDialogProps = { tool: Tool; close: () => void };

const RetireDialog = ({ tool, close }: RetireDialogProps) => {
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

type DeleteDialogProps = { tool: Tool; removal: Removal; close: () => void };

const DeleteDialog = ({ tool, removal, close }: DeleteDialogProps) => {
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

/** Long enough to read that it worked. */
const shownFor = 2_500;

/** The tool is gone: says so, and goes to the others by itself. */
const DeletedDialog = ({ tool }: { tool: Tool }) => {
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

/** Who stands in the way of a tool's end, by name; nothing where the error's own words say it. */
const obstacleText = (t: Translate, { holder }: Tool, error: unknown) => {
  if (!(error instanceof AppError)) return undefined;
  const details = error.details as { holder?: string; loan?: string } | undefined;
  if (error.code === 'toolHeld' && holder && holder.id === details?.holder)
    return t('tool.delete.heldBy', { name: fullName(holder) });
  if (error.code === 'toolLentOut' && details?.loan) return t('tool.delete.lentTo', { name: details.loan });
  return undefined;
};
