import { AppError } from '@llave/contract/errors';
import { adminForm, type User } from '@llave/contract/users';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { isChanged } from '../../../lib/forms/differences.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LeaveGuard } from '../../../ui/editing/LeaveGuard.tsx';
import classes from '../../../ui/forms/form-page.module.css';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { addAdmin, addWorker, isTaken } from '../api.ts';
import { AccessFields } from '../person/AccessFields.tsx';
import { PersonFields } from '../person/PersonFields.tsx';
import { PersonFrame } from '../person/PersonFrame.tsx';
import { nobody, type PersonValues, personFields, schemaOf, takenName } from '../person-form.ts';

type Props = { me: User; isAdmin: boolean };

export const NewPerson = ({ me, isAdmin }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [taken, setTaken] = useState('');
  const kind = isAdmin ? 'admin' : 'worker';

  const add = async (values: PersonValues) => {
    if (!isAdmin) return addWorker(values);
    if (await isTaken(values.email)) throw new AppError('invalid', [{ path: 'email', code: 'emailTaken' }]);
    return addAdmin(values);
  };
  const form = useForm({
    initial: nobody,
    schema: async () => schemaOf(isAdmin),
    blame: takenName(isAdmin),
    send: async (values) => {
      const { id } = await add(values);
      notifySuccess(t(`users.${kind}.added`));
      await navigate({
        to: '/dashboard/user/$code/$userId',
        params: { code: isAdmin ? 'admin-user' : 'user', userId: id },
        search: { password: 'new' },
        replace: true,
        ignoreBlocker: true,
      });
    },
  });
  const email = form.values.email.trim();
  const look = async () => {
    if (adminForm.shape.email.safeParse(email).success && (await isTaken(email))) setTaken(email);
  };

  return (
    <PersonFrame isAdmin={isAdmin} title={t(`users.${kind}.add`)} lead={t(`users.${kind}.addLead`)}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <PersonFields
          form={form}
          isAdmin={isAdmin}
          emailTaken={email !== '' && email === taken}
          onEmailLeft={() => void look()}
        />
        {!isAdmin && (
          <AccessFields
            me={me}
            was={nobody.access}
            value={form.values.access}
            onChange={(access) => form.set('access', access)}
          />
        )}
        <FailureNotice error={form.failure} fallback="forms.saveFailed" />
        <Button type="submit" className={classes.submit} loading={form.busy}>
          {t(`users.${kind}.submit`)}
        </Button>
        <LeaveGuard unsaved={isChanged(personFields, form.values, nobody)} />
      </form>
    </PersonFrame>
  );
};
