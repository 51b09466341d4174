import { allows } from '@llave/contract/access';
import { createToolCategory } from '@llave/contract/tool-categories';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { categoriesQuery } from './api.ts';
import { CategoriesDialog } from './CategoriesDialog.tsx';
import classes from './CategorySelect.module.css';

/** What the tool is sorted by, or nothing; admins change what there is to choose from. */
export const CategorySelect = (props: ComponentProps<typeof Select>) => {
  const { t } = useTranslation();
  const me = useSession()?.user;
  const categories = useQuery({ ...categoriesQuery(me?.accountId ?? ''), enabled: me !== undefined });
  const [editing, setEditing] = useState(false);
  if (!me) return null;
  return (
    <div className={classes.choice}>
      <Select {...props} label={t('tool.categoryId')}>
        <option value="">{t('tool.categories.without')}</option>
        {categories.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {allows(createToolCategory.access, me) && (
        <Button variant="default" onClick={() => setEditing(true)}>
          {t('tool.categories.edit')}
        </Button>
      )}
      {editing && <CategoriesDialog accountId={me.accountId} close={() => setEditing(false)} />}
    </div>
  );
};
