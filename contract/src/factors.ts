import { z } from 'zod';
import { role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { id, required, timestamp } from './fields.ts';

/** Bytes as browsers write them in what a passkey answers. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max, 'tooLong')
    .regex(/^[\w-]+={0,2}$/);

const credential = {
  id: bytes(2000),
  rawId: bytes(2000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};

/** What a browser answers when a passkey is made. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type Attestation = z.infer<typeof attestation>;

/** What a browser answers when a passkey is used. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).nullish(),
  }),
});
export type Assertion = z.infer<typeof assertion>;

/** What an authenticator app shows: six digits, which people write with a gap. */
export const oneTimeCode = z
  .string('codeRequired')
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'codeInvalid'));

/** Four times four letters and digits, in any case, with or without what stands between. */
export const recoveryCode = z
  .string('codeRequired')
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^[a-z2-7]{16}$/, 'recoveryCodeInvalid'));

export const totpForm = z.object({ code: oneTimeCode });
export const recoveryForm = z.object({ recoveryCode });
export const passkeyForm = z.object({ name: required('passkeyNameRequired', 60) });

/** Ways to show that one is who one is, besides the password. */
export const factorWays = ['totp', 'passkey', 'recovery'] as const;
export type FactorWay = (typeof factorWays)[number];

/** Of whom a company asks a second factor. */
export const factorRules = ['none', 'admins', 'everyone'] as const;
export type FactorRule = (typeof factorRules)[number];

/** What a browser needs to ask a passkey, as its own interface names it. */
export const passkeyOptions = z.record(z.string(), z.unknown());

export const factors = z.object({
  totp: z.object({ createdDate: timestamp }).nullable(),
  passkeys: z.array(z.object({ id, name: z.string(), createdDate: timestamp, lastUsedDate: timestamp.nullable() })),
  recoveryCodesLeft: z.number().int(),
  /** Whether the company asks it of this person. */
  isRequired: z.boolean(),
});
export type Factors = z.infer<typeof factors>;

/** Recovery codes are shown once; none where those from before are still good. */
const enrolled = z.object({ recoveryCodes: z.array(z.string()) });

export const getFactors = endpoint('getFactors', 'GET /user/factors', {
  access: 'signedIn',
  toEnrol: true,
  summary: 'The second factors of the person of the token.',
  reply: factors,
});

export const startTotp = endpoint('startTotp', 'POST /user/factors/totp', {
  access: 'signedIn',
  toEnrol: true,
  stepUp: true,
  summary: 'Begins with an authenticator app: its secret, as a QR code too. It counts once a code of it was confirmed.',
  reply: z.object({ secret: z.string(), url: z.string(), qr: z.string() }),
  repeatable: false,
  errors: ['conflict'],
});

export const confirmTotp = endpoint('confirmTotp', 'POST /user/factors/totp/confirm', {
  access: 'signedIn',
  toEnrol: true,
  summary: 'Confirms the authenticator app by a code that it shows.',
  body: totpForm,
  reply: enrolled,
  repeatable: false,
  errors: ['notFound', 'proofWrong'],
});

export const removeTotp = endpoint('removeTotp', 'DELETE /user/factors/totp', {
  access: 'signedIn',
  stepUp: true,
  summary: 'Takes one’s own authenticator app away.',
  reply: z.object({}),
  errors: ['notFound'],
});

export const startPasskey = endpoint('startPasskey', 'POST /user/factors/passkeys/start', {
  access: 'signedIn',
  toEnrol: true,
  stepUp: true,
  summary: 'What the browser needs to make a passkey, and a ticket for five minutes.',
  reply: z.object({ ticket: z.string(), options: passkeyOptions }),
  repeatable: false,
});

export const addPasskey = endpoint('addPasskey', 'POST /user/factors/passkeys', {
  access: 'signedIn',
  toEnrol: true,
  summary: 'Adds a passkey under a name.',
  body: passkeyForm.extend({ ticket: z.string().max(200), passkey: attestation }),
  reply: enrolled,
  repeatable: false,
  errors: ['linkInvalid', 'proofWrong', 'conflict'],
});

export const removePasskey = endpoint('removePasskey', 'DELETE /user/factors/passkeys/{passkeyId}', {
  access: 'signedIn',
  stepUp: true,
  summary: 'Takes one of one’s own passkeys away.',
  params: z.object({ passkeyId: id }),
  reply: z.object({}),
});

export const renewRecoveryCodes = endpoint('renewRecoveryCodes', 'POST /user/factors/recovery-codes', {
  access: 'signedIn',
  stepUp: true,
  summary: 'Ten new recovery codes; those from before end.',
  reply: enrolled,
  repeatable: false,
  errors: ['notFound'],
});

export const removeFactors = endpoint('removeFactors', 'DELETE /user/{id}/factors', {
  access: role('management', 'manage'),
  stepUp: true,
  summary:
    'Takes away the second factors of somebody who lost them and has no more roles than the caller; not one’s own.',
  params: z.object({ id }),
  reply: z.object({}),
  errors: ['yourself'],
});
