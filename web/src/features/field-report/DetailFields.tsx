import type { FieldIncidentType } from '@llave/contract/field-incidents';
import { useState } from 'react';
import { categoryText } from '../../i18n/category-text.ts';
import { ruleText } from '../../i18n/failure-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { PhotosUpload } from '../../ui/PhotosUpload.tsx';
import { Select } from '../../ui/Select.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import type { Photos } from '../../ui/use-photos.ts';
import classes from './DetailFields.module.css';
import { PriorityChoice } from './PriorityChoice.tsx';
import { categoriesOf } from './report.ts';
import { detailIssues } from './rules.ts';
import type { Reporting } from './use-report.ts';

type Props = { reporting: Reporting; incidentType: FieldIncidentType; photos: Photos };

/** What it is about, how much it presses, what there is to say and to see. */
export const DetailFields = ({ reporting: { draft, refused, set }, incidentType, photos }: Props) => {
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
