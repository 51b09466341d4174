import { allows } from '@llave/contract/access';
import type { AppError } from '@llave/contract/errors';
import { getTool } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { download, pngOf, slug } from '../../../lib/browser/download.ts';
import { useSession } from '../../../lib/session/session.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import dialogForm from '../../../ui/overlays/dialog-form.module.css';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { drawQr, removeUser } from '../api.ts';
import { BadgeDialog } from './BadgeDialog.tsx';
import classes from './PersonDialog.module.css';

type DeleteDialogProps = { person: User; close: () => void };

const DeleteDialog = ({ person, close }: DeleteDialogProps) => {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('users.deleteTitle', { name: fullName(person) })}
      confirm={t('users.deleteConfirm')}
      failed="users.deleteFailed"
      explain={heldBy}
      act={() => removeUser(person)}
      done={t('users.deleted')}
      close={close}
      danger
    >
      <p>{t('users.deleteLead')}</p>
    </ConfirmDialog>
  );
};

const heldBy = (error: unknown) => {
  const { code, details } = (error ?? {}) as AppError;
  return code === 'holdsTools' ? <HeldTools tools={(details as { tools: Held[] }).tools} /> : undefined;
};

type Held = { id: string; name: string };

/** What somebody must give back before they can be deleted, each with the way to it for those who may see tools. */
const HeldTools = ({ tools }: { tools: Held[] }) => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const maySee = me && allows(getTool.access, me);
  return (
    <>
      <p>{t('errors.holdsTools')}</p>
      <ul className={dialogForm.links}>
        {tools.map(({ id, name }) => (
          <li key={id}>
            {maySee ? (
              <Link to="/dashboard/tool/$toolId" params={{ toolId: id }}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </>
  );
};

type SignInCodeDialogProps = { person: User; close: () => void };

const validSeconds = 10 * 60;

/** A code that the worker scans from this screen with their own phone. */
const SignInCodeDialog = ({ person, close }: SignInCodeDialogProps) => {
  const { t } = useTranslation();
  const { mutate: make, ...code } = useMutation({ mutationFn: () => drawQr(person.id, 'sign-in') });
  useEffect(make, [make]);
  const left = useSecondsLeft(code.data, validSeconds);
  const name = fullName(person);
  return (
    <Dialog close={close} title={t('users.signInCode.title', { name })}>
      <div className={classes.body}>
        <p className={classes.lead}>{t('users.signInCode.lead')}</p>
        {!code.data && !code.isError && <Skeleton height={264} width={264} />}
        {code.isError && <ErrorState error={code.error} fallback="users.signInCode.failed" retry={make} />}
        {code.data && left > 0 && (
          <>
            <img
              className={classes.qr}
              src={`data:image/png;base64,${code.data}`}
              alt={t('users.signInCode.alt', { name })}
            />
            <p className={classes.terms}>
              {t('users.signInCode.terms')}
              <span role="timer" className={classes.left}>
                {t('users.signInCode.left', { time: clock(left) })}
              </span>
            </p>
            <Button
              variant="default"
              leftSection={<IconDownload size={20} />}
              onClick={() => download(`sign-in-${slug(name)}.png`, pngOf(code.data))}
            >
              {t('users.signInCode.download')}
            </Button>
          </>
        )}
        {code.data && left <= 0 && (
          <>
            <p role="status">{t('users.signInCode.over')}</p>
            <Button leftSection={<IconRefresh size={20} />} loading={code.isPending} onClick={() => make()}>
              {t('users.signInCode.again')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
};

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts down from when a thing came into being; a new thing counts anew. */
const useSecondsLeft = (thing: unknown, seconds: number) => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (thing === undefined) return;
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.round((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [thing, seconds]);
  return left;
};

export type Asked = { what: 'badge' | 'signInCode' | 'delete'; person: User };

const dialogs = { badge: BadgeDialog, signInCode: SignInCodeDialog, delete: DeleteDialog };

/** The question that a row's button leads to. */
export const PersonDialog = ({ asked, close }: { asked: Asked; close: () => void }) => {
  const Asking = dialogs[asked.what];
  return <Asking person={asked.person} close={close} />;
};
