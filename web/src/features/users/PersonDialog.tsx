import type { User } from '@llave/contract/users';
import { BadgeDialog } from './BadgeDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { SignInCodeDialog } from './SignInCodeDialog.tsx';

export type Asked = { what: 'badge' | 'signInCode' | 'delete'; person: User };

const dialogs = { badge: BadgeDialog, signInCode: SignInCodeDialog, delete: DeleteDialog };

/** The question that a row's button leads to. */
export const PersonDialog = ({ asked, close }: { asked: Asked; close: () => void }) => {
  const Asking = dialogs[asked.what];
  return <Asking person={asked.person} close={close} />;
};
