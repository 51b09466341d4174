import type { Tool } from '@llave/contract/tools';
import { useQuery } from '@tanstack/react-query';
import { missingText } from '../../../i18n/missing-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { useEditing } from '../../../lib/forms/editing.ts';
import { useLiveIssues } from '../../../lib/forms/live-issues.ts';
import { fullName } from '../../../lib/text/full-name.ts';
import { EditForm } from '../../../ui/editing/EditForm.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { useUsers } from '../../users/api.ts';
import { categoriesQuery } from '../categories/api.ts';
import { saveTool } from '../editing-api.ts';
import { ExcludedPeople } from './ExcludedPeople.tsx';
import { ToolFields } from './ToolFields.tsx';
import { formOf, toolBlame, toolFields, toolSchema, valuesOf } from './tool-form.ts';
import { toolWords } from './tool-words.ts';

/** What is known about a tool and whom it excludes, saved together. */
export const ToolEditor = ({ tool }: { tool: Tool }) => {
  const { t, language } = useTranslation();
  const workers = useUsers(tool.accountId, 'worker', '');
  const { data: categories = [] } = useQuery(categoriesQuery(tool.accountId));
  const editing = useEditing({
    record: tool,
    fields: toolFields,
    valuesOf,
    schema: toolSchema,
    blame: toolBlame,
    save: (values, version) => saveTool(tool.id, formOf(values), version),
    onSaved: () => notifySuccess(t('forms.saved')),
  });
  const { broken, fields } = useLiveIssues(editing.form, toolSchema);
  const nameOf = (userId: string) => {
    const worker = workers.items?.find(({ id }) => id === userId);
    return worker && fullName(worker);
  };
  return (
    <EditForm editing={editing} words={toolWords(t, language, nameOf, categories)} obstacle={missingText(t, broken)}>
      <ToolFields form={fields} stored={editing.base} />
      <ExcludedPeople
        accountId={tool.accountId}
        value={fields.values.excludedUsers}
        onChange={(excluded) => fields.set('excludedUsers', excluded)}
        error={fields.errors.excludedUsers}
      />
    </EditForm>
  );
};
