import { maxFieldImages } from '@llave/contract/field-incidents';
import { wizardImageEndings } from '@llave/contract/wizard-forms';
import type { FormEvent } from 'react';
import { failureText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { hostOf } from '../../ui/host.ts';
import classes from '../../ui/public-form.module.css';
import { StepAct } from '../../ui/StepAct.tsx';
import { StepFrame } from '../../ui/StepFrame.tsx';
import { usePhotos } from '../../ui/use-photos.ts';
import { DetailFields } from './DetailFields.tsx';
import { lackText } from './lack-text.ts';
import { withType } from './report.ts';
import { detailIssues } from './rules.ts';
import { TypeChoice } from './TypeChoice.tsx';
import type { Reporting } from './use-report.ts';

const formId = 'detail';

/** What it is; the rest is asked once that is clear. */
export const DetailStep = (reporting: Reporting) => {
  const { t, language } = useTranslation();
  const { company, draft, set, busy, failure, back, submit } = reporting;
  const { report, ticket } = draft;
  const photos = usePhotos({
    value: report.images,
    onChange: (images) => set({ images }),
    max: maxFieldImages,
    slot: `field report ${ticket}`,
    proof: { ticket },
    endings: wizardImageEndings,
  });
  const lack = photos.isSending ? t('fieldReport.sending') : lackText(t, language, detailIssues(report));
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <StepFrame
      host={hostOf(company)}
      about={t('fieldReport.title')}
      step={1}
      part={2}
      parts={2}
      title={t('fieldReport.detail.title')}
      lead={t('fieldReport.detail.lead')}
      act={
        <StepAct
          label={t('fieldReport.detail.submit')}
          form={formId}
          busy={busy}
          problem={failure ? failureText(t, failure, 'fieldReport.failed') : undefined}
          lack={lack}
          onBack={back}
        />
      }
    >
      <form id={formId} className={classes.form} onSubmit={send} noValidate>
        <TypeChoice value={report.incidentType} onChange={(type) => set(withType(report, type))} />
        {report.incidentType && (
          <DetailFields reporting={reporting} incidentType={report.incidentType} photos={photos} />
        )}
      </form>
    </StepFrame>
  );
};
