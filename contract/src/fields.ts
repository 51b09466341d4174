import { z } from 'zod';
import { fromMadrid, madridDay } from './madrid.ts';
import { passwordRules } from './password-rules.ts';

/**
 * Field rules. The message of a rule is a code: the server answers it as the field's issue and the client shows the
 * sentence that its translations give for it.
 */
export const id = z.uuid('invalidId').toLowerCase();
export const version = z.number().int().positive().optional();

/** Something that can be seen: characters without width or direction marks alone are as good as nothing. */
const isSeen = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export const required = (code: string, max = 200) =>
  z.string(code).trim().min(1, code).max(max, 'tooLong').refine(isSeen, code);

/** Text that may be empty: null is as good as nothing written. */
export const optionalText = (max = 200) =>
  z
    .string()
    .trim()
    .max(max, 'tooLong')
    .nullable()
    .transform((text) => text ?? '');

/** What may be missing: null and '' both say that it is. Of something else it is said which of its rules it breaks. */
export const orNull = <T extends z.ZodType>(rule: T) =>
  z
    .union([rule, z.literal('')], { error: ({ errors }) => errors?.[0]?.[0]?.message })
    .nullable()
    .transform((value) => (value === '' ? null : value) as z.output<T> | null);

/** The caller's own company, which forms may name. */
export const ownAccount = {
  accountId: orNull(id)
    .transform((own) => own ?? undefined)
    .optional(),
};

/** A yes or no that may be left open, which is no. */
export const flag = z.boolean().nullable().transform(Boolean);

/** Things that may be none at all, which null says too. */
export const listOf = <T extends z.ZodType>(item: T, max: number) =>
  z
    .array(item)
    .max(max, 'tooMany')
    .nullable()
    .transform((items) => items ?? []);

/** A number, or its digits as a form would send them. */
export const numeric = (rule: z.ZodNumber, digits: RegExp, code: string) =>
  z.union([rule, z.string().regex(digits).transform(Number)], code);

/** What a vehicle has run, in whole kilometres. */
export const kilometersOr = (missing: string) =>
  numeric(
    z.number(missing).int('kilometersInvalid').min(0, 'kilometersInvalid').max(9_999_999, 'kilometersInvalid'),
    /^\d{1,7}$/,
    missing,
  );

export const email = z
  .string('emailRequired')
  .trim()
  .min(1, 'emailRequired')
  .max(254, 'tooLong')
  .pipe(z.email('emailInvalid'));

/** A number that a visitor can be called at: digits and what people put between them. */
export const phone = required('phoneRequired', 40).pipe(z.string().regex(/^\+?[\d ().-]{6,}$/, 'phoneInvalid'));

/** As many as people count, and as the description of the API counts: a rare sign is one, though it is kept as two. */
const letters = (value: string) => [...value].length;

/** An e-mail address or a user name: with an @ it must be an address, otherwise 3 to 50 characters. */
export const identifier = z
  .string('identifierRequired')
  .trim()
  .min(1, 'identifierRequired')
  .superRefine((value, ctx) => {
    const refuse = (message: string) => ctx.addIssue({ code: 'custom', message });
    if (value === '') return;
    if (value.includes('@')) {
      if (!z.email().safeParse(value).success || value.length > 254) refuse('identifierInvalid');
    } else if (letters(value) < 3) refuse('identifierShort');
    else if (letters(value) > 50) refuse('identifierLong');
  });

/** Longer passwords cost hashing time and add nothing. */
const passwordMax = 200;

export const signInPassword = z
  .string('passwordRequired')
  .min(1, 'passwordRequired')
  .min(6, 'passwordMin6')
  .max(passwordMax, 'tooLong');

/** Wherever a password is set; the server refuses common ones besides. */
export const newPassword = z
  .string('passwordRequired')
  .min(1, 'passwordRequired')
  .min(8, 'passwordMin8')
  .max(passwordMax, 'tooLong');

export const strongPassword = z
  .string('passwordRequired')
  .max(passwordMax, 'tooLong')
  .superRefine((value, ctx) => {
    for (const [rule, holds] of Object.entries(passwordRules))
      if (!holds(value)) ctx.addIssue({ code: 'custom', message: `password${rule[0]?.toUpperCase()}${rule.slice(1)}` });
  });

export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language of a locale such as es-ES; Spanish where it is neither of ours. */
export const languageOf = (locale: string): Language => (locale.startsWith('en') ? 'en' : 'es');

export const language = orNull(z.enum([...languages, 'es-ES', 'en-GB'])).transform((locale) =>
  languageOf(locale ?? 'es'),
);

/**
 * The name under which a file is stored: unique, made by the client, with the original's extension in lower case. The
 * store keeps a picture's small size beside it, under its name and one word more.
 */
export const fileName = z
  .string()
  .max(120, 'tooLong')
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*\.[a-z0-9]{1,8}$/, 'fileNameInvalid')
  .refine((name) => !name.endsWith('.small'), 'fileNameInvalid')
  .meta({ 'x-names': 'file' });

/** A file by its name, or by an address to read it from, which ends in that. */
export const fileReference = z
  .string()
  .max(2000, 'tooLong')
  .meta({ 'x-names': 'file' })
  .transform((text) => text.split('?', 1)[0]?.split('/').at(-1) ?? '')
  .pipe(fileName);

/** A drawn signature: a PNG or a JPEG in base64, with or without the beginning of a data address. */
export const signature = z
  .string('signatureRequired')
  .max(400_000, 'tooLong')
  .regex(/^(data:image\/(png|jpeg|jpg);base64,)?[A-Za-z0-9+/]{4,}={0,2}$/, 'signatureRequired');

/** How large a form with a signature in it may be. */
export const signedFormBytes = 448 * 1024;

export const timestamp = z.iso.datetime({ offset: true });

/** A moment with its zone, or as the clocks of Madrid show it. */
export const moment = (error: string | ((issue: { input?: unknown }) => string)) =>
  z.iso
    .datetime({ offset: true, local: true, error })
    .transform((text) => (hasZone(text) ? new Date(text) : fromMadrid(text)).toISOString());

/** What lies centuries away is a slip of the keyboard; some tools are older than their workshop. */
const isNear = (time: string) => time >= '1900' && time < '2100';

/** A day, or a moment of that day in Madrid. */
export const day = z.union([
  z.iso.date('dateInvalid').refine(isNear, 'dateInvalid'),
  moment('dateInvalid')
    .refine(isNear, 'dateInvalid')
    .transform((text) => madridDay(new Date(text))),
]);

const hasZone = (text: string) => /(Z|[+-]\d\d:?\d\d)$/.test(text);

type Changed<S extends z.core.$ZodShape> = {
  [K in keyof S]: z.ZodOptional<S[K] extends z.ZodDefault<infer Rule> ? Rule : S[K]>;
};

/** The same fields for a change, where what is not sent stays as it is. */
export const changesOf = <S extends z.core.$ZodShape>({ shape }: z.ZodObject<S>) =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, rule]) => [
        name,
        z.optional((rule instanceof z.ZodDefault ? rule.unwrap() : rule) as z.ZodType),
      ]),
    ) as unknown as Changed<S>,
  );
