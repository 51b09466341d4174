import { type IncidentType, incidentTypes, maxReportFiles } from '@llave/contract/incidents';
import type { ToolCard } from '@llave/contract/tools';
import { ruleText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { changed } from '../../../lib/calls/queries.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { FilterPills } from '../../../ui/forms/FilterPills.tsx';
import { Textarea } from '../../../ui/forms/Textarea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../../ui/overlays/DialogActions.tsx';
import { FailureNotice } from '../../../ui/states/FailureNotice.tsx';
import { notifySuccess } from '../../../ui/toasts/notify.ts';
import { PhotosUpload } from '../../../ui/uploads/PhotosUpload.tsx';
import { usePhotos } from '../../../ui/uploads/use-photos.ts';
import { open } from '../../incidents/api.ts';
import classes from './form.module.css';

type Props = { tool: ToolCard; close: () => void };
type Values = { toolId: string; incidentType: IncidentType | null; description: string; files: string[] };

const shownFor = 3_000;

const loadForm = () => import('@llave/contract/incidents').then((file) => file.incidentForm);

/** What is wrong with a tool, in a tap, a few words and a photo or none. */
export const ReportDialog = ({ tool, close }: Props) => {
  const { t } = useTranslation();
  const form = useForm<Values>({
    initial: { toolId: tool.id, incidentType: null, description: '', files: [] },
    schema: loadForm,
    send: async (values) => {
      await open((await loadForm()).parse(values));
      changed('tool', [tool.id]);
      close();
      notifySuccess(t('tools.report.done'), shownFor);
    },
  });
  const { values, errors } = form;
  const photos = usePhotos({
    value: values.files,
    onChange: (files) => form.set('files', files),
    max: maxReportFiles,
  });
  const photoError = Object.entries(errors).find(([path]) => path.startsWith('files'))?.[1];
  return (
    <Dialog close={close} title={t('tools.report.title', { tool: tool.name })}>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <div className={classes.choice}>
          <p className={classes.label}>{t('tools.report.type')}</p>
          <FilterPills
            label={t('tools.report.type')}
            name="incidentType"
            options={incidentTypes.map((value) => ({ value, label: t(`incidentTypes.${value}`) }))}
            value={values.incidentType}
            onChange={(type) => form.set('incidentType', type)}
          />
          {errors.incidentType && (
            <p className={classes.error} role="alert">
              {ruleText(t, errors.incidentType)}
            </p>
          )}
        </div>
        <Textarea
          {...form.field('description')}
          label={t('tools.report.description')}
          description={t('tools.report.descriptionHint')}
          error={ruleText(t, errors.description)}
          maxLength={2000}
          rows={3}
        />
        <PhotosUpload label={t('tools.report.pictures')} photos={photos} error={ruleText(t, photoError)} />
        <FailureNotice error={form.failure} fallback="tools.report.failed" />
        <DialogActions
          close={close}
          submit={t('tools.report.submit')}
          busy={form.busy}
          disabled={photos.isSending}
          className={classes.actions}
        />
      </form>
    </Dialog>
  );
};
