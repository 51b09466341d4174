import type { ComponentProps } from 'react';
import { Dialog } from './Dialog.tsx';
import { PasswordDialogForm } from './PasswordDialogForm.tsx';

type Props = ComponentProps<typeof PasswordDialogForm> & { title: string; opened: boolean };

/** Asks twice for a strong password, one's own or somebody else's. */
export const PasswordDialog = ({ title, opened, ...form }: Props) => (
  <Dialog opened={opened} close={form.close} title={title}>
    <PasswordDialogForm {...form} />
  </Dialog>
);
