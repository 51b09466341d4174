import type { AppError } from '@llave/contract/errors';
import { type IncidentType, incidentTypes, maxReportFiles, type PublicReport } from '@llave/contract/incidents';
import { IconAlertTriangle, IconTool } from '@tabler/icons-react';
import { failureText, ruleText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { useContentName } from '../../../lib/calls/content-name.ts';
import { useOnline } from '../../../lib/calls/online.ts';
import { forgetDraft, readDraft, useDraft } from '../../../lib/forms/draft.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Textarea } from '../../../ui/forms/Textarea.tsx';
import { TextInput } from '../../../ui/forms/TextInput.tsx';
import { PublicFrame } from '../../../ui/public/PublicFrame.tsx';
import { Picture } from '../../../ui/signs/Picture.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { PhotosUpload } from '../../../ui/uploads/PhotosUpload.tsx';
import { usePhotos } from '../../../ui/uploads/use-photos.ts';
import classes from './ReportForm.module.css';
import { isOver } from './ReportRefusal.tsx';
import { sendReport, type Ticket } from './report-api.ts';
import { emptyReport, lackOf, sentOf } from './report-form.ts';

type Props = { ticket: Ticket; report: PublicReport; done: () => void; refuse: (error: AppError) => void };

const formId = 'report';

/** A few words and a photo; nothing of it is lost by a reload or a dead network. */
export const ReportForm = ({ ticket, report, done, refuse }: Props) => {
  const { t } = useTranslation();
  const online = useOnline();
  const draft = `report ${ticket.id}`;
  const keyOf = useContentName();
  const form = useForm({
    initial: readDraft(draft, emptyReport),
    schema: () =>
      import('@llave/contract/incidents').then(({ publicReportForm }) => publicReportForm.omit({ incidentType: true })),
    send: async (values) => {
      const sent = sentOf(values);
      await sendReport(ticket, sent, keyOf(sent)).catch((error: AppError) => {
        if (isOver(error)) refuse(error);
        throw error;
      });
      forgetDraft(draft);
      done();
    },
  });
  useDraft(draft, form.values);

  const { values, errors, failure } = form;
  const photos = usePhotos({
    value: values.files,
    onChange: (files) => form.set('files', files),
    max: maxReportFiles,
    slot: draft,
    proof: { token: ticket.token },
  });
  const lack = lackOf(values, photos.isSending);
  const unsent = isOffline(failure) ? t('report.offline') : failureText(t, failure, 'report.failed');
  const photoError = Object.entries(errors).find(([path]) => path.startsWith('files'))?.[1];
  const act = (
    <div className={classes.act}>
      {!online && <Notice kind="info">{t('report.offline')}</Notice>}
      {online && failure !== null && <Notice kind="bad">{unsent}</Notice>}
      <p id="lack" className={classes.lack} aria-live="polite">
        {lack && t(lack)}
      </p>
      <Button
        type="submit"
        form={formId}
        className={classes.submit}
        loading={form.busy}
        disabled={lack !== null}
        aria-describedby="lack"
        fullWidth
      >
        {t('report.submit')}
      </Button>
    </div>
  );
  return (
    <PublicFrame host={report} about={t('report.title')} act={act}>
      <form id={formId} className={classes.form} onSubmit={form.submit} noValidate>
        <ReportSubject report={report} />
        <Textarea
          {...form.field('description')}
          label={t('report.description')}
          description={t('report.descriptionHint')}
          error={ruleText(t, errors.description)}
          maxLength={2000}
          rows={4}
          required
        />
        <PhotosUpload
          label={t('report.photo')}
          photos={photos}
          error={ruleText(t, photoError)}
          {...(report.kind === 'tool' && { capture: 'environment' })}
        />
        {report.kind === 'tool' && (
          <TypeChoice value={values.incidentType} onChange={(type) => form.set('incidentType', type)} />
        )}
        <TextInput
          {...form.field('name')}
          label={t('report.name')}
          description={t('report.nameHint')}
          error={ruleText(t, errors.name)}
          maxLength={100}
          autoComplete="name"
        />
      </form>
    </PublicFrame>
  );
};

const isOffline = (error: unknown) =>
  ((error as AppError | null)?.details as { offline?: boolean } | undefined)?.offline === true;

/** The question, the tool it is about, and what is known already. */
const ReportSubject = ({ report: { kind, tool, incidentType, description } }: { report: PublicReport }) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.intro}>
        <h1>{t(`report.${kind}.title`)}</h1>
        <p>{t(`report.${kind}.lead`)}</p>
      </div>
      <div className={classes.tool}>
        <Picture
          url={tool.imgUrl}
          alt=""
          className={classes.picture}
          placeholder={<IconTool size={32} stroke={1.6} />}
        />
        <div>
          <h2>{tool.name}</h2>
          {tool.reference && <p>{tool.reference}</p>}
        </div>
      </div>
      {incidentType && (
        <section className={classes.known} aria-labelledby="known">
          <h2 id="known">{t('report.known')}</h2>
          <p className={classes.type}>
            <IconAlertTriangle size={20} />
            {t(`incidentTypes.${incidentType}`)}
          </p>
          <p className={classes.words}>{description}</p>
        </section>
      )}
    </>
  );
};

type TypeChoiceProps = { value: IncidentType | null; onChange: (type: IncidentType | null) => void };

/** The kinds of problem, one or none: a second tap takes the choice back. */
const TypeChoice = ({ value, onChange }: TypeChoiceProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.choice}>
      <legend>{t('report.type')}</legend>
      {incidentTypes.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === value}
          onClick={() => onChange(type === value ? null : type)}
        >
          {t(`incidentTypes.${type}`)}
        </button>
      ))}
    </fieldset>
  );
};
