import type { User } from '@llave/contract/users';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { missingText } from '../../../i18n/missing-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { isChanged } from '../../../lib/forms/differences.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { useLiveIssues } from '../../../lib/forms/live-issues.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { LeaveGuard } from '../../../ui/editing/LeaveGuard.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { addTool, drawPicture } from '../editing-api.ts';
import { ExcludedPeople } from './ExcludedPeople.tsx';
import classes from './NewTool.module.css';
import { ToolFields } from './ToolFields.tsx';
import { ToolFrame } from './ToolFrame.tsx';
import { formOf, noTool, type ToolValues, toolFields, toolSchema } from './tool-form.ts';

export const NewTool = ({ me }: { me: User }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isOneOfMany = useRef(false);
  const [round, setRound] = useState(0);
  const form = useForm({
    initial: noTool,
    schema: async () => toolSchema,
    send: async (values) => {
      const { id } = await addTool(formOf(values));
      notifySuccess(t('tool.new.added'));
      if (isOneOfMany.current) return goOn(values);
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
  const { drawn, failure, draw } = useDrawnPicture(form);

  /** The next is often of the same category, and as often without a photo. */
  const goOn = ({ categoryId, img }: ToolValues) => {
    form.reset({ ...noTool, categoryId, img: img === drawn?.img ? img : null });
    setRound((before) => before + 1);
    window.scrollTo({ top: 0 });
  };
  return (
    <ToolFrame title={t('tool.new.title')} lead={t('tool.new.lead')}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <ToolFields
          key={round}
          form={fields}
          stored={drawn}
          instead={
            <Button variant="subtle" onClick={() => void draw()}>
              {t('tool.new.noPhoto')}
            </Button>
          }
        />
        <ExcludedPeople
          accountId={me.accountId}
          value={fields.values.excludedUsers}
          onChange={(excluded) => fields.set('excludedUsers', excluded)}
          error={fields.errors.excludedUsers}
        />
        <div className={classes.bar}>
          <FailureNotice error={form.failure ?? failure} fallback="forms.saveFailed" />
          <div className={classes.row}>
            <p role="status">{missing}</p>
            <Button
              type="submit"
              className={classes.submit}
              loading={form.busy}
              disabled={missing !== undefined}
              onClick={() => {
                isOneOfMany.current = false;
              }}
            >
              {t('tool.new.submit')}
            </Button>
            <Button
              type="submit"
              variant="default"
              className={classes.another}
              disabled={missing !== undefined || form.busy}
              onClick={() => {
                isOneOfMany.current = true;
              }}
            >
              {t('tool.new.another')}
            </Button>
          </div>
        </div>
        <LeaveGuard unsaved={isChanged(toolFields, form.values, noTool)} />
      </form>
    </ToolFrame>
  );
};

type Drawn = { img: string; imgUrl: string };
type Fields = { values: ToolValues; set: (path: string, value: unknown) => void };

/** A drawing in the place of a photo, which follows the category as long as it is the tool's picture. */
const useDrawnPicture = ({ values, set }: Fields) => {
  const [drawn, setDrawn] = useState<Drawn>();
  const [failure, setFailure] = useState<unknown>(null);
  const { categoryId, img } = values;
  const isUsed = drawn !== undefined && img === drawn.img;
  const draw = async () => {
    setFailure(null);
    try {
      const picture = await drawPicture(categoryId);
      setDrawn(picture);
      set('img', picture.img);
    } catch (error) {
      setFailure(error);
    }
  };
  const category = useRef(categoryId);
  useEffect(() => {
    if (category.current !== categoryId && isUsed) void draw();
    category.current = categoryId;
  });
  return { drawn, failure, draw };
};
