import type { User } from '@llave/contract/users';
import { IconFingerprintOff, IconLock } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { useEditing } from '../../../lib/forms/editing.ts';
import { useSession } from '../../../lib/session/session.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EditForm } from '../../../ui/editing/EditForm.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { PasswordDialog } from '../../../ui/overlays/PasswordDialog.tsx';
import type { OwnProof } from '../../../ui/overlays/PasswordDialogForm.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { savePassword } from '../../authentication/api.ts';
import { dropFactorsOf } from '../../factors/api.ts';
import { saveUser } from '../api.ts';
import { personFields, schemaOf, takenName, valuesOf } from '../person-form.ts';
import { personWords } from '../person-words.ts';
import { rightsOver } from '../rights.ts';
import { UnconfirmedBand } from '../UnconfirmedBand.tsx';
import { AccessFields } from './AccessFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PersonFrame } from './PersonFrame.tsx';

const route = getRouteApi('/dashboard/user/$code/$userId');

export const PersonEditor = ({ me, person }: { me: User; person: User }) => {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const isNew = route.useSearch().password === 'new';
  const [asking, setAsking] = useState(isNew);
  const { isAdmin } = person;
  const { secrets } = rightsOver(me, person);
  const editing = useEditing({
    record: person,
    fields: personFields,
    valuesOf,
    schema: schemaOf(isAdmin, person),
    blame: takenName(isAdmin),
    save: ({ name, surname, email, userName, access }, version) =>
      saveUser(person.id, isAdmin ? { name, surname, email } : { name, surname, userName, access }, version),
    onSaved: () => notifySuccess(t('forms.saved')),
  });
  const { form, base } = editing;

  const stopAsking = () => {
    setAsking(false);
    if (isNew) void navigate({ search: {}, replace: true, ignoreBlocker: true });
  };
  const setPassword = secrets && (
    <Button variant="default" leftSection={<IconLock size={20} />} onClick={() => setAsking(true)}>
      {t('users.setPassword')}
    </Button>
  );
  return (
    <PersonFrame
      isAdmin={isAdmin}
      title={fullName(base)}
      lead={(isAdmin ? base.email : base.userName) ?? ''}
      action={
        <>
          {setPassword}
          {me.id !== person.id && <LostFactor person={base} />}
        </>
      }
    >
      {isNew && !secrets && <Notice kind="info">{t('users.noPasswordYet')}</Notice>}
      {base.id !== me.id && <UnconfirmedBand person={base} />}
      <EditForm editing={editing} words={personWords(t)}>
        <PersonFields form={form} isAdmin={isAdmin} />
        {!isAdmin && (
          <AccessFields
            me={me}
            was={base.access}
            value={form.values.access}
            onChange={(access) => form.set('access', access)}
          />
        )}
      </EditForm>
      {secrets && <PersonPasswordDialog person={base} isNew={isNew} opened={asking} close={stopAsking} />}
    </PersonFrame>
  );
};

/** For somebody who lost their phone and the codes: they get in with the password alone again. */
const LostFactor = ({ person }: { person: User }) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const name = fullName(person);
  const remove = async () => {
    await dropFactorsOf(person.id);
    setAsked(false);
    notifySuccess(t('factors.removed'));
  };
  const explain = (error: unknown) =>
    (error as { code?: string } | null)?.code === 'notFound' ? t('factors.lost.none', { name }) : undefined;
  return (
    <>
      <Button variant="default" leftSection={<IconFingerprintOff size={20} />} onClick={() => setAsked(true)}>
        {t('factors.lost.act')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('factors.lost.title', { name })}
          confirm={t('factors.remove')}
          danger
          failed="factors.removeFailed"
          explain={explain}
          act={remove}
          close={() => setAsked(false)}
        >
          <p>{t('factors.lost.lead')}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

type PersonPasswordDialogProps = { person: User; isNew: boolean; opened: boolean; close: () => void };

const PersonPasswordDialog = ({ person, isNew, opened, close }: PersonPasswordDialogProps) => {
  const { t } = useTranslation();
  const own = useSession()?.user.id === person.id;
  const name = fullName(person);
  const save = async (password: string, proof: OwnProof) => {
    await savePassword(person, password, proof);
    if (own) return;
    close();
    notifySuccess(t('passwords.saved'));
  };
  const newWarning = person.isAdmin ? 'passwords.invitedWarning' : 'passwords.newWarning';
  const warning = t(isNew ? newWarning : 'passwords.userWarning', { name });
  return (
    <PasswordDialog
      title={own ? t('passwords.own') : t('passwords.ofUser', { name })}
      warning={own ? t('passwords.ownWarning') : warning}
      isOwn={own}
      opened={opened}
      close={close}
      save={save}
    />
  );
};
