import type { Locker } from '@llave/contract/lockers';
import type { User } from '@llave/contract/users';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/forms/form.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import { Chip } from '../../ui/signs/Chip.tsx';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../ui/toasts/notify.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { addLocker, removeLocker, type UseType } from './api.ts';
import { EditDialog } from './EditDialog.tsx';
import { KeyOwner } from './KeyOwner.tsx';
import { type Asked, LockerAct } from './LockerAct.tsx';
import classes from './LockerDialog.module.css';
import lockerFields from './LockerFields.module.css';
import { LockerFields } from './LockerFields.tsx';
import { type LockerValues, takenNumber } from './locker-form.ts';
import { series, suggested } from './numbers.ts';
import { ToolPlace } from './ToolPlace.tsx';
import { tones } from './tones.ts';

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

type DeleteDialogProps = { locker: Locker; close: () => void };

const DeleteDialog = ({ locker, close }: DeleteDialogProps) => {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('lockers.deleteTitle', { number: locker.identifierValue })}
      confirm={t('lockers.delete')}
      failed="lockers.deleteFailed"
      act={() => removeLocker(locker)}
      done={t('lockers.deleted')}
      close={close}
      danger
    >
      <p>{t('lockers.deleteLead')}</p>
    </ConfirmDialog>
  );
};

type AddDialogProps = { lockers: Locker[]; useType: UseType; close: () => void };
type Values = LockerValues & { count: number };

const counts = Array.from({ length: 50 }, (_, at) => at + 1);

/** One locker or a row of them, numbered one after the other; what is refused stays to be mended. */
const AddDialog = ({ lockers, useType, close }: AddDialogProps) => {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const number = suggested(lockers.map(({ identifierValue }) => identifierValue));
  const size = lockers.at(-1)?.lockerSize ?? 4;

  const send = async ({ count, ...values }: Values) => {
    for (const [index, identifierValue] of series(values.identifierValue, count).entries()) {
      setAt(index + 1);
      await addLocker({ ...values, identifierValue }).catch((error) => {
        form.reset({ ...values, identifierValue, count: count - index });
        throw error;
      });
    }
    close();
    notifySuccess(t('lockers.form.added', { count }));
  };
  const form = useForm<Values>({
    initial: { identifierValue: number, identifier: '', lockerSize: size, useType, count: 1 },
    schema: () => import('@llave/contract/lockers').then((file) => file.lockerForm),
    blame: takenNumber,
    send,
  });
  const { identifierValue, count } = form.values;
  const [first, last] = [identifierValue.trim(), series(identifierValue, count).at(-1) ?? ''];

  return (
    <Dialog close={close} title={t('lockers.form.addTitle')} size="lg">
      <form className={lockerFields.form} onSubmit={form.submit} noValidate>
        <LockerFields form={form} note={count > 1 ? t('lockers.form.series', { first, last }) : undefined}>
          <Select
            label={t('lockers.form.count')}
            value={count}
            onChange={(event) => form.set('count', Number(event.currentTarget.value))}
          >
            {counts.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </LockerFields>
        <FailureNotice error={form.failure} fallback="lockers.form.addFailed" />
        <DialogActions
          close={close}
          submit={t('lockers.form.submit', { count })}
          busy={form.busy}
          className={lockerFields.actions}
        >
          {form.busy && count > 1 && <p role="status">{t('lockers.form.adding', { at, count })}</p>}
        </DialogActions>
      </form>
    </Dialog>
  );
};

type DetailsDialogProps = { locker: Locker; ask: (asked: Asked) => void; close: () => void; mayManage: boolean };

/** Everything about one locker: what a slim door has no room for, and what is seldom needed. */
const DetailsDialog = ({ locker, ask, close, mayManage }: DetailsDialogProps) => {
  const { t } = useTranslation();
  const { identifierValue: number, identifier, lockerSize, status, tool, booking, checkIn, useType } = locker;
  const inUse = status === 'InUse';
  return (
    <Dialog close={close} title={t('lockers.name', { number })}>
      <Chip tone={tones[status]}>{t(`lockers.status.${status}`)}</Chip>
      <dl className={classes.facts}>
        <dt>{t('lockers.details.content')}</dt>
        <dd>
          {tool && (
            <Link to="/dashboard/tool/$toolId" params={{ toolId: tool.id }}>
              {tool.name}
            </Link>
          )}
          {tool && <ToolPlace tool={tool} />}
          <KeyOwner locker={locker} />
          {!tool && !booking && !checkIn && t(inUse ? 'lockers.details.key' : 'lockers.details.nothing')}
        </dd>
        <dt>{t('lockers.details.size')}</dt>
        <dd>{lockerSize}</dd>
        {identifier && (
          <>
            <dt>{t('lockers.details.description')}</dt>
            <dd>{identifier}</dd>
          </>
        )}
      </dl>
      {mayManage && (
        <div className={classes.actions}>
          <LockerAct locker={locker} ask={ask} onReleased={close} />
          <Button
            variant="default"
            leftSection={<IconPencil size={20} />}
            onClick={() => ask({ what: 'edit', locker })}
          >
            {t('lockers.edit')}
          </Button>
          <Button
            variant="default"
            className={classes.delete}
            leftSection={<IconTrash size={20} />}
            disabled={inUse}
            onClick={() => ask({ what: 'delete', locker })}
          >
            {t('lockers.delete')}
          </Button>
          {inUse && (
            <p className={classes.hint}>
              {t(useType === 'Tool' ? 'lockers.details.releaseFirst' : 'lockers.details.keyFirst')}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
};
