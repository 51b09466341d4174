import {
  type FieldIncidentType,
  fieldIncidentTypes,
  maxFieldImages,
  type Priority,
  priorities,
} from '@llave/contract/field-incidents';
import { wizardImageEndings } from '@llave/contract/wizard-forms';
import { IconAlertTriangle, IconShoppingCart } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { categoryText } from '../../i18n/category-text.ts';
import { failureText, ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import publicForm from '../../ui/forms/public-form.module.css';
import { Select } from '../../ui/forms/Select.tsx';
import { Textarea } from '../../ui/forms/Textarea.tsx';
import { hostOf } from '../../ui/public/host.ts';
import { StepAct } from '../../ui/public/StepAct.tsx';
import { StepFrame } from '../../ui/public/StepFrame.tsx';
import unseen from '../../ui/signs/unseen.module.css';
import { PhotosUpload } from '../../ui/uploads/PhotosUpload.tsx';
import { type Photos, usePhotos } from '../../ui/uploads/use-photos.ts';
import classes from './DetailStep.module.css';
import { lackText } from './lack-text.ts';
import { categoriesOf, withType } from './report.ts';
import { detailIssues } from './rules.ts';
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
      <form id={formId} className={publicForm.form} onSubmit={send} noValidate>
        <TypeChoice value={report.incidentType} onChange={(type) => set(withType(report, type))} />
        {report.incidentType && (
          <DetailFields reporting={reporting} incidentType={report.incidentType} photos={photos} />
        )}
      </form>
    </StepFrame>
  );
};

type TypeChoiceProps = { value: FieldIncidentType | null; onChange: (type: FieldIncidentType) => void };

const icons = {
  Incidencia: <IconAlertTriangle size={32} stroke={1.7} />,
  Compra: <IconShoppingCart size={32} stroke={1.7} />,
};

/** Two large cards: something is wrong, or something is wanted. */
const TypeChoice = ({ value, onChange }: TypeChoiceProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.types} role="radiogroup" aria-label={t('fieldReport.detail.type')}>
      {fieldIncidentTypes.map((type) => (
        <label key={type} className={classes.type}>
          <input
            type="radio"
            className={unseen.over}
            name="incidentType"
            checked={type === value}
            onChange={() => onChange(type)}
          />
          <span className={classes.tile}>{icons[type]}</span>
          <strong>{t(`field.types.${type}`)}</strong>
          <span className={classes.lead}>{t(`fieldReport.detail.${type}`)}</span>
        </label>
      ))}
    </div>
  );
};

type DetailFieldsProps = { reporting: Reporting; incidentType: FieldIncidentType; photos: Photos };

/** What it is about, how much it presses, what there is to say and to see. */
const DetailFields = ({ reporting: { draft, refused, set }, incidentType, photos }: DetailFieldsProps) => {
  const { t } = useTranslation();
  const [left, setLeft] = useState<string[]>([]);
  const { report } = draft;
  const broken = detailIssues(report);
  const leave = (name: string) => setLeft((known) => [...known, name]);
  const errorOf = (name: string) => ruleText(t, left.includes(name) ? broken[name] : refused[name]);
  const isPurchase = incidentType === 'Compra';
  return (
    <>
      <Select
        label={t('fieldReport.detail.category')}
        value={report.category}
        error={errorOf('category')}
        onChange={(event) => set({ category: event.currentTarget.value })}
        onBlur={() => leave('category')}
        required
      >
        <option value="" disabled>
          {t('fieldReport.detail.chooseCategory')}
        </option>
        {categoriesOf(incidentType).map((category) => (
          <option key={category} value={category}>
            {categoryText(t, category)}
          </option>
        ))}
      </Select>
      <PriorityChoice value={report.priority} onChange={(priority) => set({ priority })} />
      <Textarea
        label={t('fieldReport.detail.detail')}
        description={t(isPurchase ? 'fieldReport.detail.detailHintPurchase' : 'fieldReport.detail.detailHint')}
        value={report.detail}
        error={errorOf('detail')}
        onChange={(event) => set({ detail: event.currentTarget.value })}
        onBlur={() => leave('detail')}
        maxLength={2000}
        rows={4}
        required
      />
      <div className={classes.photos}>
        <p className={classes.label}>{t('fieldReport.detail.photosOf')}</p>
        <p className={classes.hint}>
          {t(isPurchase ? 'fieldReport.detail.photosHintPurchase' : 'fieldReport.detail.photosHint')}
        </p>
        <PhotosUpload label={t('fieldReport.detail.photos')} photos={photos} error={ruleText(t, refused.images)} />
      </div>
    </>
  );
};

type PriorityChoiceProps = { value: Priority; onChange: (priority: Priority) => void };

/** How much it presses, said in time. */
const PriorityChoice = ({ value, onChange }: PriorityChoiceProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.choice}>
      <legend>{t('fieldReport.detail.priority')}</legend>
      {priorities.map((priority) => (
        <label key={priority} className={classes.priority} data-priority={priority}>
          <input
            type="radio"
            className={unseen.over}
            name="priority"
            checked={priority === value}
            onChange={() => onChange(priority)}
          />
          <strong>{t(`field.priorities.${priority}`)}</strong>
          <span>{t(`fieldReport.detail.${priority}`)}</span>
        </label>
      ))}
    </fieldset>
  );
};
