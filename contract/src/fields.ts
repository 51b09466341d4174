import { z } from 'zod';
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
export const optionalText = (max = 200) => z.string().trim().max(max, 'tooLong').optional();

export const email = z
  .string('emailRequired')
  .trim()
  .min(1, 'emailRequired')
  .max(254, 'tooLong')
  .pipe(z.email('emailInvalid'));

/** A number that a visitor can be called at: digits and what people put between them. */
export const phone = required('phoneRequired', 40).pipe(z.string().regex(/^\+?[\d ().-]{6,}$/, 'phoneInvalid'));

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
    } else if (value.length < 3) refuse('identifierShort');
    else if (value.length > 50) refuse('identifierLong');
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
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

/** The name under which a file is stored: unique, made by the client, with the original's extension in lower case. */
export const fileName = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]{1,8}$/, 'fileNameInvalid');

/** A drawn signature: a PNG as a data address. */
export const signature = z
  .string('signatureRequired')
  .max(400_000, 'tooLong')
  .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/, 'signatureRequired');

export const timestamp = z.iso.datetime({ offset: true });

/** The language of a locale such as es-ES; Spanish where it is neither of ours. */
export const languageOf = (locale: string): Language => (locale.startsWith('en') ? 'en' : 'es');
