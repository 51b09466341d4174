import { LaterDialog } from './LaterDialog.tsx';
import { PasswordDialogForm } from './PasswordDialogForm.tsx';

type Props = {
  title: string;
  warning: string;
  opened: boolean;
  close: () => void;
  save: (password: string) => Promise<void>;
};

/** Asks twice for a strong password, one's own or somebody else's. */
export const PasswordDialog = ({ title, warning, opened, close, save }: Props) => (
  <LaterDialog opened={opened} close={close} title={title}>
    <PasswordDialogForm warning={warning} close={close} save={save} />
  </LaterDialog>
);
