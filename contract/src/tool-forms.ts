import { z } from 'zod';
import { day, email, fileName, fileReference, id, listOf, numeric, optionalText, orNull, required } from './fields.ts';

const price = numeric(
  z.number('priceInvalid').min(0, 'priceInvalid').max(9_999_999.99, 'priceInvalid').multipleOf(0.01, 'priceInvalid'),
  /^\d{1,7}(\.\d{1,2})?$/,
  'priceInvalid',
);

/** What the tool page edits. */
export const toolForm = z.object({
  name: required('toolNameRequired'),
  description: optionalText(2000).default(''),
  reference: optionalText(100).default(''),
  purchaseDate: orNull(day).default(null),
  purchasePrice: orNull(price).default(null),
  categoryId: orNull(id).default(null),
  img: z.string('imageRequired').pipe(fileName),
  excludedUsers: listOf(id, 1000).default([]),
});
export type ToolForm = z.input<typeof toolForm>;

/** A tool has one picture, and answers name it three times: whichever of them is another now is the new one. */
export const pictures = {
  img: orNull(fileReference).optional(),
  fileName: orNull(fileReference).optional(),
  imgUrl: orNull(fileReference).optional(),
};

export const calibrationForm = z.object({
  entity: required('entityRequired'),
  observations: optionalText(2000).default(''),
  date: orNull(day).optional(),
  nextCalibration: orNull(day).optional(),
  result: orNull(z.enum(['pass', 'fail'])).optional(),
  fileName: orNull(fileName).optional(),
});
export type CalibrationForm = z.input<typeof calibrationForm>;

export const loanForm = z.object({ name: required('nameRequired'), email, until: orNull(day).optional() });

export const attachmentForm = z.object({
  fileName,
  originalName: required('fileRequired', 255),
  fileType: required('fileTypeRequired', 60),
});
export type AttachmentForm = z.input<typeof attachmentForm>;
