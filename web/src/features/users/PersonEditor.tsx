import type { User } from '@llave/contract/users';
import { IconLock } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { useEditing } from '../../lib/editing.ts';
import { fullName } from '../../lib/full-name.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { EditForm } from '../../ui/EditForm.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AccessFields } from './AccessFields.tsx';
import { saveUser } from './api.ts';
import { LostFactor } from './LostFactor.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PersonFrame } from './PersonFrame.tsx';
import { PersonPasswordDialog } from './PersonPasswordDialog.tsx';
import { personFields, schemaOf, takenName, valuesOf } from './person-form.ts';
import { personWords } from './person-words.ts';
import { rightsOver } from './rights.ts';
import { UnconfirmedBand } from './UnconfirmedBand.tsx';

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
    onSaved: () => announce(t('forms.saved')),
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
