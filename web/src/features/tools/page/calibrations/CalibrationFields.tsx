import { type CalibrationForm, calibrationForm } from '@llave/contract/tool-forms';
import type { Tool } from '@llave/contract/tools';
import { ruleText } from '../../../../i18n/failure-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useForm } from '../../../../lib/forms/form.ts';
import type { Schema } from '../../../../lib/forms/form-values.ts';
import { addMonths, today } from '../../../../lib/time/days.ts';
import { SegmentedChoice } from '../../../../ui/forms/SegmentedChoice.tsx';
import { Textarea } from '../../../../ui/forms/Textarea.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { DialogActions } from '../../../../ui/overlays/DialogActions.tsx';
import { notifySuccess } from '../../../../ui/toasts/notify.ts';
import { FileUpload } from '../../../../ui/uploads/FileUpload.tsx';
import { calibrate } from '../../editing-api.ts';
import { AddingFailure } from '../AddingFailure.tsx';
import classes from '../DialogForm.module.css';
import { QuickChoices } from '../QuickChoices.tsx';

type Props = { tool: Tool; close: () => void };

const soon = [6, 12, 24];

export const CalibrationFields = ({ tool, close }: Props) => {
  const { t } = useTranslation();
  const form = useForm({
    initial: newCalibration(),
    schema: async () => calibrationSchema,
    send: async (values) => {
      await calibrate(tool, calibrationOf(values));
      notifySuccess(t('tool.calibrations.added'));
      close();
    },
  });
  const { values, errors, field, set } = form;
  const nextIn = (months: number) => addMonths(values.date || today(), months);
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <TextField
        {...field('entity')}
        label={t('tool.calibrations.entity')}
        description={t('tool.calibrations.entityHint')}
        error={errors.entity}
        maxLength={200}
        autoComplete="off"
        data-autofocus
      />
      <SegmentedChoice
        label={t('tool.calibrations.result')}
        meaning={t(`tool.calibrations.${values.result}Meaning`)}
        options={(['pass', 'fail'] as const).map((value) => ({ value, label: t(`tool.calibrations.${value}`) }))}
        value={values.result}
        onChange={(result) => set('result', result)}
      />
      <div className={classes.pair}>
        <TextField {...field('date')} type="date" label={t('tool.calibrations.date')} error={errors.date} />
        <div className={classes.together}>
          <TextField
            {...field('nextCalibration')}
            type="date"
            label={t('tool.calibrations.nextFull')}
            error={errors.nextCalibration}
          />
          <QuickChoices
            label={t('tool.calibrations.nextFull')}
            choices={soon.map((count) => ({ value: nextIn(count), label: t('tool.calibrations.months', { count }) }))}
            value={values.nextCalibration}
            onChoose={(day) => set('nextCalibration', day)}
          />
        </div>
      </div>
      <Textarea
        {...field('observations')}
        label={t('tool.calibrations.observations')}
        error={ruleText(t, errors.observations)}
        maxLength={2000}
        rows={3}
      />
      <FileUpload
        label={t('tool.calibrations.fileOptional')}
        purpose="document"
        value={values.fileName}
        onChange={(fileName) => set('fileName', fileName)}
        error={ruleText(t, errors.fileName)}
      />
      <AddingFailure error={form.failure} what="calibrations" />
      <DialogActions
        close={close}
        submit={t('tool.calibrations.submit')}
        busy={form.busy}
        className={classes.actions}
      />
    </form>
  );
};

type CalibrationValues = {
  entity: string;
  observations: string;
  date: string;
  nextCalibration: string;
  result: 'pass' | 'fail';
  fileName: string | null;
};

const newCalibration = (): CalibrationValues => ({
  entity: '',
  observations: '',
  date: today(),
  nextCalibration: '',
  result: 'pass',
  fileName: null,
});

const calibrationOf = ({ date, nextCalibration, ...values }: CalibrationValues): CalibrationForm => ({
  ...values,
  date,
  nextCalibration: nextCalibration || null,
});

const calibrationSchema: Schema = {
  safeParse: (values) => calibrationForm.safeParse(calibrationOf(values as CalibrationValues)),
};
