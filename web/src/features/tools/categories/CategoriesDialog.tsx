import type { ToolCategory } from '@llave/contract/tool-categories';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { addCategory, categoriesQuery, removeCategory, renameCategory } from './api.ts';
import classes from './CategoriesDialog.module.css';

type Props = { accountId: string; close: () => void };

const loadForm = () => import('@llave/contract/tool-categories').then((file) => file.toolCategoryForm);

/** What the company sorts its tools by: each is renamed in its place. */
export const CategoriesDialog = ({ accountId, close }: Props) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...categoriesQuery(accountId), staleTime: 0 });
  const [leaving, setLeaving] = useState<ToolCategory | null>(null);
  return (
    <Dialog close={close} title={t('tool.categories.title')}>
      {data?.length === 0 && <p className={classes.none}>{t('tool.categories.none')}</p>}
      {!data && error && <ErrorState error={error} fallback="tool.categories.failed" retry={refetch} />}
      <ul className={classes.list}>
        {data?.map((category) => (
          <li key={`${category.id} ${category.version}`}>
            <NameForm
              label={t('tool.categories.nameOf', { name: category.name })}
              name={category.name}
              submit={t('forms.save')}
              send={(name) => renameCategory(category, name)}
            >
              <span
                className={classes.count}
                role="img"
                aria-label={t('tool.categories.tools', { count: category.tools })}
                title={t('tool.categories.tools', { count: category.tools })}
              >
                {category.tools}
              </span>
              <IconButton
                label={t('tool.categories.remove', { name: category.name })}
                onClick={() => setLeaving(category)}
                danger
              >
                <IconTrash size={20} />
              </IconButton>
            </NameForm>
          </li>
        ))}
      </ul>
      <NameForm
        key={data?.length}
        label={t('tool.categories.new')}
        name=""
        submit={t('tool.categories.add')}
        send={addCategory}
      />
      {leaving && (
        <ConfirmDialog
          title={t('tool.categories.removeTitle', { name: leaving.name })}
          confirm={t('tool.categories.removeConfirm')}
          failed="tool.categories.removeFailed"
          act={async () => {
            await removeCategory(leaving);
            setLeaving(null);
          }}
          close={() => setLeaving(null)}
          danger
        >
          <p>{t('tool.categories.removeLead', { count: leaving.tools })}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
};

type NameProps = {
  label: string;
  name: string;
  submit: string;
  send: (name: string) => Promise<void>;
  children?: React.ReactNode;
};

/** One name; it is sent once it is another. */
const NameForm = ({ label, name, submit, send, children }: NameProps) => {
  const form = useForm({ initial: { name }, schema: loadForm, send: ({ name: typed }) => send(typed) });
  const isOther = form.values.name.trim() !== name;
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <TextField
        {...form.field('name')}
        aria-label={label}
        placeholder={label}
        error={form.errors.name}
        maxLength={60}
        autoComplete="off"
      />
      {isOther || !name ? (
        <Button type="submit" variant={name ? 'filled' : 'default'} loading={form.busy}>
          {submit}
        </Button>
      ) : (
        children
      )}
      <FailureNotice error={form.failure} fallback="forms.saveFailed" />
    </form>
  );
};
