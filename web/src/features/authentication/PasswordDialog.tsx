import { Modal } from '@mantine/core';
import { useTranslation } from '../../i18n/translation.ts';
import { PasswordDialogForm } from './PasswordDialogForm.tsx';

type Props = {
  title: string;
  warning: string;
  opened: boolean;
  close: () => void;
  save: (password: string) => Promise<void>;
};

/** Asks twice for a strong password, one's own or somebody else's. */
export const PasswordDialog = ({ title, warning, opened, close, save }: Props) => {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={close} title={title} centered closeButtonProps={{ 'aria-label': t('shell.close') }}>
      <PasswordDialogForm warning={warning} close={close} save={save} />
    </Modal>
  );
};
