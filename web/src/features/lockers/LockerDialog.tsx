import type { Locker } from '@llave/contract/lockers';
import type { User } from '@llave/contract/users';
import { AddDialog } from './AddDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import type { UseType } from './api.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import type { Asked } from './LockerAct.tsx';

type Props = {
  asked: Asked;
  lockers: Locker[];
  useType: UseType;
  me: User;
  ask: (asked: Asked | null) => void;
  mayManage: boolean;
};

/** The question that a button of the wall leads to; the locker in it is as it is now. */
export const LockerDialog = ({ asked, lockers, useType, me, ask, mayManage }: Props) => {
  const close = () => ask(null);
  if (asked.what === 'add') return <AddDialog lockers={lockers} useType={useType} close={close} />;

  const locker = lockers.find(({ id }) => id === asked.locker.id) ?? asked.locker;
  switch (asked.what) {
    case 'details':
      return <DetailsDialog locker={locker} ask={ask} close={close} mayManage={mayManage} />;
    case 'assign':
      return <AssignDialog locker={locker} accountId={me.accountId} close={close} />;
    case 'edit':
      return <EditDialog locker={locker} close={close} />;
    case 'delete':
      return <DeleteDialog locker={locker} close={close} />;
  }
};
