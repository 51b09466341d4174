import { attachmentForm } from '@llave/contract/tool-forms';
import type { Tool } from '@llave/contract/tools';
import { ruleText } from '../../../../i18n/failure-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useForm } from '../../../../lib/forms/form.ts';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../../../ui/overlays/DialogActions.tsx';
import { notifySuccess } from '../../../../ui/toasts/notify.ts';
import { FileUpload } from '../../../../ui/uploads/FileUpload.tsx';
import { addFile } from '../../editing-api.ts';
import { AddingFailure } from '../AddingFailure.tsx';
import classes from '../DialogForm.module.css';
import { QuickChoices } from '../QuickChoices.tsx';
import { fileKinds, fileTypeOf } from './file-kinds.ts';

type Props = { tool: Tool; opened: boolean; close: () => void };

export const FileDialog = ({ tool, opened, close }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} close={close} title={t('tool.files.add')}>
      <FileFields tool={tool} close={close} />
    </Dialog>
  );
};

type FileFieldsProps = { tool: Tool; close: () => void };
type Values = { file: { fileName: string; originalName: string } | null; fileType: string };

const FileFields = ({ tool, close }: FileFieldsProps) => {
  const { t } = useTranslation();
  const sent = ({ file, fileType }: Values) => ({
    fileName: file?.fileName ?? '',
    originalName: file?.originalName ?? '',
    fileType: fileTypeOf(t, fileType),
  });
  const form = useForm<Values>({
    initial: { file: null, fileType: '' },
    schema: async () => ({ safeParse: (values) => attachmentForm.safeParse(sent(values as Values)) }),
    send: async (values) => {
      await addFile(tool, sent(values));
      notifySuccess(t('tool.files.added'));
      close();
    },
  });
  const { values, errors, field, set } = form;
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <FileUpload
        label={t('tool.files.file')}
        purpose="document"
        value={values.file?.fileName ?? null}
        onChange={(fileName, originalName) => set('file', fileName && { fileName, originalName })}
        error={ruleText(t, errors.fileName ?? errors.originalName)}
      />
      <div className={classes.together}>
        <TextField
          {...field('fileType')}
          label={t('tool.files.fileType')}
          description={t('tool.files.fileTypeHint')}
          error={errors.fileType}
          maxLength={60}
          autoComplete="off"
        />
        <QuickChoices
          label={t('tool.files.fileType')}
          choices={fileKinds(t).map(({ label }) => ({ value: label, label }))}
          value={values.fileType}
          onChoose={(label) => set('fileType', label)}
        />
      </div>
      <AddingFailure error={form.failure} what="files" />
      <DialogActions
        close={close}
        submit={t('tool.files.submit')}
        busy={form.busy}
        disabled={!values.file || values.fileType.trim() === ''}
        className={classes.actions}
      />
    </form>
  );
};
