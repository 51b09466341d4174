import type { User } from '@llave/contract/users';
import { useNavigate } from '@tanstack/react-router';
import { missingText } from '../../../i18n/missing-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { isChanged } from '../../../lib/forms/differences.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { useLiveIssues } from '../../../lib/forms/live-issues.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LeaveGuard } from '../../../ui/editing/LeaveGuard.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { addTool } from '../editing-api.ts';
import { ExcludedPeople } from './ExcludedPeople.tsx';
import classes from './NewTool.module.css';
import { ToolFields } from './ToolFields.tsx';
import { ToolFrame } from './ToolFrame.tsx';
import { formOf, noTool, toolFields, toolSchema } from './tool-form.ts';

export const NewTool = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useForm({
    initial: noTool,
    schema: async () => toolSchema,
    send: async (values) => {
      const { id } = await addTool(formOf(values));
      notifySuccess(t('tool.new.added'));
      await navigate({
        to: '/dashboard/tool/$toolId',
        params: { toolId: id },
        replace: true,
        ignoreBlocker: true,
      });
    },
  });
  const { broken, fields } = useLiveIssues(form, toolSchema);
  const missing = missingText(t, broken);
  return (
    <ToolFrame title={t('tool.new.title')} lead={t('tool.new.lead')}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <ToolFields form={fields} />
        <ExcludedPeople
          accountId={me.accountId}
          value={fields.values.excludedUsers}
          onChange={(excluded) => fields.set('excludedUsers', excluded)}
          error={fields.errors.excludedUsers}
        />
        <div className={classes.bar}>
          <FailureNotice error={form.failure} fallback="forms.saveFailed" />
          <div className={classes.row}>
            <p role="status">{missing}</p>
            <Button type="submit" className={classes.submit} loading={form.busy} disabled={missing !== undefined}>
              {t('tool.new.submit')}
            </Button>
          </div>
        </div>
        <LeaveGuard unsaved={isChanged(toolFields, form.values, noTool)} />
      </form>
    </ToolFrame>
  );
};
