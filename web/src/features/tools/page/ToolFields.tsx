import type { ReactNode } from 'react';
import { ruleText } from '../../../i18n/failure-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import type { LiveFields } from '../../../lib/forms/live-issues.ts';
import { readPrice, typedPrice } from '../../../lib/text/prices.ts';
import { Textarea } from '../../../ui/forms/Textarea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { ImagePicker } from '../../../ui/uploads/ImagePicker.tsx';
import { CategorySelect } from '../categories/CategorySelect.tsx';
import classes from './ToolFields.module.css';
import type { ToolValues } from './tool-form.ts';

type Props = {
  form: LiveFields<ToolValues>;
  /** Where the picture that is stored can be seen. */
  stored?: { img: string; imgUrl: string } | undefined;
  /** What else there is than a photo. */
  instead?: ReactNode;
};

export const ToolFields = ({ form: { values, errors, field, set }, stored, instead }: Props) => {
  const { t } = useTranslation();
  const price = field('purchasePrice');
  const tidyPrice = () => {
    const read = readPrice(values.purchasePrice);
    set('purchasePrice', Number.isNaN(read) ? values.purchasePrice : typedPrice(read));
  };
  return (
    <Panel title={t('tool.data')}>
      <ImagePicker
        label={t('tool.picture')}
        value={values.img}
        url={stored && values.img === stored.img ? stored.imgUrl : null}
        onChange={(img) => set('img', img)}
        error={ruleText(t, errors.img)}
        instead={instead}
      />
      <div className={classes.pair}>
        <TextField {...field('name')} label={t('tool.name')} error={errors.name} maxLength={200} autoComplete="off" />
        <TextField
          {...field('reference')}
          label={t('tool.reference')}
          placeholder={t('tool.referenceHint')}
          error={errors.reference}
          maxLength={100}
          autoComplete="off"
        />
      </div>
      <CategorySelect {...field('categoryId')} error={ruleText(t, errors.categoryId)} />
      <Textarea
        {...field('description')}
        label={t('tool.description')}
        error={ruleText(t, errors.description)}
        maxLength={2000}
        rows={3}
        className={classes.description}
      />
      <div className={classes.pair}>
        <TextField
          {...field('purchaseDate')}
          type="date"
          label={t('tool.purchaseDate')}
          error={errors.purchaseDate}
          max="9999-12-31"
        />
        <TextField
          {...price}
          label={t('tool.purchasePrice')}
          error={errors.purchasePrice}
          inputMode="decimal"
          autoComplete="off"
          rightSection={<span className={classes.unit}>€</span>}
          onBlur={tidyPrice}
        />
      </div>
    </Panel>
  );
};
