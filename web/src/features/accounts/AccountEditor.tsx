import { type Account, accountForm } from '@llave/contract/accounts';
import { useTranslation } from '../../i18n/translation.ts';
import { useEditing } from '../../lib/editing.ts';
import { announce } from '../../ui/announce.ts';
import { EditForm } from '../../ui/EditForm.tsx';
import { AccountSections } from './AccountSections.tsx';
import { accountFields, valuesOf } from './account-form.ts';
import { saveAccount } from './api.ts';
import { accountWords } from './field-labels.ts';

export const AccountEditor = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const editing = useEditing({
    record: account,
    fields: accountFields,
    valuesOf,
    schema: accountForm,
    save: saveAccount,
    onSaved: () => announce(t('forms.saved')),
  });
  return (
    <EditForm editing={editing} words={accountWords(t)}>
      <AccountSections account={editing.base} form={editing.form} />
    </EditForm>
  );
};
