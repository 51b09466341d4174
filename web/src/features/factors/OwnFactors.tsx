import type { Factors } from '@llave/contract/factors';
import { IconDeviceMobile, IconFingerprint, IconKey } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { useForm } from '../../lib/forms/form.ts';
import { dayAndTime } from '../../lib/time/dates.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import row from '../../ui/forms/setting-row.module.css';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import classes from '../../ui/overlays/dialog-form.module.css';
import { FailureNotice } from '../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../ui/toasts/notify.ts';
import { dropPasskey, dropTotp, enrolPasskey, newRecoveryCodes, refreshFactors } from './api.ts';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { TotpDialog } from './TotpDialog.tsx';

type Asked = { what: 'passkey' | 'totp' | 'renew' } | { what: 'remove'; name: string; drop: () => Promise<unknown> };

/** What one has, and what can be added to it. */
export const OwnFactors = ({ factors }: { factors: Factors }) => {
  const { t, language } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const { totp, passkeys, recoveryCodesLeft } = factors;
  const close = () => setAsked(null);
  const enrolled = async (recoveryCodes: string[]) => {
    close();
    notifySuccess(t('factors.added'));
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else await refreshFactors();
  };
  const remove = async (drop: () => Promise<unknown>) => {
    await drop();
    close();
    await refreshFactors();
    notifySuccess(t('factors.removed'));
  };
  const renew = async () => {
    const made = await newRecoveryCodes();
    close();
    setCodes(made);
  };
  const when = (date: string) => t('factors.since', { day: dayAndTime(date, language) });
  return (
    <>
      {(totp || passkeys.length > 0) && (
        <ul className={row.list}>
          {passkeys.map(({ id, name, createdDate }) => (
            <Factor
              key={id}
              icon={<IconFingerprint size={24} />}
              name={name}
              about={`${t('factors.passkey')} · ${when(createdDate)}`}
              remove={() => setAsked({ what: 'remove', name, drop: () => dropPasskey(id) })}
            />
          ))}
          {totp && (
            <Factor
              icon={<IconDeviceMobile size={24} />}
              name={t('factors.totp')}
              about={when(totp.createdDate)}
              remove={() => setAsked({ what: 'remove', name: t('factors.totp'), drop: dropTotp })}
            />
          )}
          <Factor
            icon={<IconKey size={24} />}
            name={t('factors.recovery')}
            about={t('factors.recoveryLeft', { count: recoveryCodesLeft })}
            renew={() => setAsked({ what: 'renew' })}
          />
        </ul>
      )}
      {!totp && passkeys.length === 0 && <p>{t('factors.none')}</p>}
      <div className={row.actions}>
        <Button
          variant={totp || passkeys.length > 0 ? 'default' : 'filled'}
          leftSection={<IconFingerprint size={20} />}
          onClick={() => setAsked({ what: 'passkey' })}
        >
          {t('factors.addPasskey')}
        </Button>
        {!totp && (
          <Button
            variant="default"
            leftSection={<IconDeviceMobile size={20} />}
            onClick={() => setAsked({ what: 'totp' })}
          >
            {t('factors.addTotp')}
          </Button>
        )}
      </div>
      {asked?.what === 'passkey' && <PasskeyDialog close={close} enrolled={enrolled} />}
      {asked?.what === 'totp' && <TotpDialog close={close} enrolled={enrolled} />}
      {asked?.what === 'renew' && (
        <ConfirmDialog
          title={t('factors.renewTitle')}
          confirm={t('factors.renew')}
          failed="factors.renewFailed"
          act={renew}
          close={close}
        >
          <p>{t('factors.renewLead')}</p>
        </ConfirmDialog>
      )}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title={t('factors.removeTitle', { name: asked.name })}
          confirm={t('factors.remove')}
          danger
          failed="factors.removeFailed"
          act={() => remove(asked.drop)}
          close={close}
        >
          <p>{t('factors.removeLead')}</p>
        </ConfirmDialog>
      )}
      {codes.length > 0 && (
        <RecoveryDialog
          codes={codes}
          close={() => {
            setCodes([]);
            void refreshFactors();
          }}
        />
      )}
    </>
  );
};

type FactorProps = { icon: ReactNode; name: string; about: string; remove?: () => void; renew?: () => void };

/** One thing by which one shows that it is oneself. */
const Factor = ({ icon, name, about, remove, renew }: FactorProps) => {
  const { t } = useTranslation();
  return (
    <li>
      <span className={row.icon}>{icon}</span>
      <div className={row.about}>
        <p className={row.strong}>{name}</p>
        <p className={row.quiet}>{about}</p>
      </div>
      {remove && (
        <Button variant="subtle" aria-label={t('factors.removeOf', { name })} onClick={remove}>
          {t('factors.remove')}
        </Button>
      )}
      {renew && (
        <Button variant="subtle" onClick={renew}>
          {t('factors.renew')}
        </Button>
      )}
    </li>
  );
};

type PasskeyDialogProps = { close: () => void; enrolled: (recoveryCodes: string[]) => Promise<void> };

/** A name for it, and then the browser asks for the finger, the face or the PIN. */
const PasskeyDialog = ({ close, enrolled }: PasskeyDialogProps) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: { name: t('factors.passkeyName') },
    schema: async () => (await import('@llave/contract/factors')).passkeyForm,
    send: async ({ name }) => enrolled(await enrolPasskey(name)),
  });
  return (
    <Dialog close={close} title={t('factors.addPasskey')}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <p className={classes.lead}>{t('factors.passkeyLead')}</p>
        <TextField
          {...form.field('name')}
          label={t('factors.passkeyNameLabel')}
          error={form.errors.name}
          data-autofocus
        />
        <FailureNotice error={form.failure} fallback="factors.passkeyFailed" />
        <DialogActions close={close} submit={t('factors.next')} busy={form.busy} />
      </form>
    </Dialog>
  );
};
