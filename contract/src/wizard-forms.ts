import { z } from 'zod';
import { fileName, numeric, optionalText, orNull } from './fields.ts';
import { ticketLimits } from './files.ts';

/** Pictures of the wizards, by the ending of their names. */
export const wizardImageEndings = ['jpeg', 'jpg', 'png'] as const;

/** An uploaded picture by its name. */
const uploadedImage = fileName.refine(
  (name) => wizardImageEndings.some((ending) => name.endsWith(`.${ending}`)),
  'imageFormatInvalid',
);

/** How long a picture of the allowed size is in base64, with the beginning of a data address. */
const maxInlineLength = Math.ceil(ticketLimits.maxBytes / 3) * 4 + 40;

const inlineStart = /^(data:image\/(png|jpeg|jpg);base64,)?[A-Za-z0-9+/]{8}/;

/** Whether a picture came in the body itself and not by its name, which has a dot before its ending. */
export const isInline = (image: string) => inlineStart.test(image) && !image.includes('.');

const inlineImage = z
  .string()
  .max(maxInlineLength, 'tooLong')
  .refine(isInline, 'imageFormatInvalid')
  .meta({ contentEncoding: 'base64', contentMediaType: 'image/jpeg' });

/** A picture by the name it was uploaded under, or itself in base64, with or without the beginning of a data address. */
export const wizardImage = z.union([uploadedImage, inlineImage], 'imageFormatInvalid');

export const imageEnding = orNull(
  z
    .string()
    .regex(/^\.?([jJ][pP][eE]?[gG]|[pP][nN][gG])$/, 'imageFormatInvalid')
    .transform((ending) => ending.replace('.', '').toLowerCase()),
).optional();

/** How large a form with this many pictures in it may be. */
export const formBytes = (pictures: number) => pictures * maxInlineLength + 512 * 1024;

/** The ticket by which the pictures of a form came in: names are no secrets, so only who uploaded a picture can use it. */
export const imageTicket = optionalText(2000).default('');

/** Seconds that somebody spent on a form: what a forgotten tab adds says nothing. */
export const timeTaken = orNull(numeric(z.number().min(0), /^\d{1,12}(\.\d{1,6})?$/, 'invalid'))
  .transform((seconds) => Math.min(Math.round(seconds ?? 0), 86_400))
  .default(0);
