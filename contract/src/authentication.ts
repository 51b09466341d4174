import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { assertion, passkeyOptions, recoveryForm, totpForm } from './factors.ts';
import { flag, id, identifier, newPassword, signInPassword, strongPassword } from './fields.ts';
import { ownUser, qrKinds, user } from './users.ts';

export const signInForm = z.object({ identifier, password: signInPassword });
export type SignInForm = z.infer<typeof signInForm>;

export const forgotPasswordForm = z.object({ identifier });

/** The set-password page's two fields; the second must repeat the first. */
export const setPasswordForm = z
  .object({ password: newPassword, confirm: z.string('confirmRequired').min(1, 'confirmRequired') })
  .refine((form) => form.password === form.confirm, { path: ['confirm'], message: 'passwordsDiffer' });

/** What the password dialog asks for; repeating it is the dialog's own affair. */
export const passwordForm = z.object({ password: strongPassword });

/** Asked again in the middle of something. */
export const proofPasswordForm = z.object({ password: signInPassword });

export const signedIn = z.object({ user: ownUser, token: z.string() });

export const authenticate = endpoint('authenticate', 'POST /authentication/authenticate', {
  access: 'stranger',
  summary: 'Signs a person in by e-mail address or user name.',
  body: signInForm,
  reply: signedIn,
  repeatable: false,
  errors: ['wrongCredentials', 'secondFactor', 'signOnOnly'],
});

export const signInByCode = endpoint('signInByCode', 'POST /authentication/code', {
  access: 'stranger',
  summary: 'Signs a worker in by a scanned code: the one-time code for their phone, or their badge at a shared tablet.',
  body: z.object({ kind: z.enum(qrKinds), accountId: id, code: z.string().min(20).max(200) }),
  reply: signedIn,
  repeatable: false,
  errors: ['linkInvalid', 'wrongCredentials', 'secondFactor', 'signOnOnly'],
});

const ticket = z.string().min(20).max(200);

export const passSecondFactor = endpoint('passSecondFactor', 'POST /authentication/second-factor', {
  access: 'stranger',
  summary: 'Signs in whoever was asked for a second factor: by the code of their app, a recovery code or a passkey.',
  body: z.union([
    totpForm.extend({ ticket }),
    recoveryForm.extend({ ticket }),
    z.object({ passkey: assertion, ticket }),
  ]),
  reply: signedIn,
  repeatable: false,
  errors: ['linkInvalid', 'wrongCredentials', 'proofWrong'],
});

/** By what somebody shows again that it is they. */
export const proofWays = ['passkey', 'password', 'totp'] as const;
export type ProofWay = (typeof proofWays)[number];

export const startProof = endpoint('startProof', 'POST /authentication/prove/start', {
  access: 'signedIn',
  toEnrol: true,
  summary:
    'By what the person of the token can show again that it is they; what a passkey needs is good for five minutes.',
  reply: z.object({
    ways: z.array(z.enum(proofWays)),
    ticket: z.string().nullable(),
    options: passkeyOptions.nullable(),
  }),
  repeatable: false,
});

export const prove = endpoint('prove', 'POST /authentication/prove', {
  access: 'signedIn',
  toEnrol: true,
  summary: 'Shows again that it is they: what asks for a fresh proof is open for ten minutes.',
  body: z.union([proofPasswordForm, totpForm, z.object({ passkey: assertion, ticket })]),
  reply: z.object({}),
  repeatable: false,
  errors: ['linkInvalid', 'proofWrong'],
});

export const signOut = endpoint('signOut', 'POST /authentication/sign-out', {
  access: 'signedIn',
  byBadge: true,
  toEnrol: true,
  summary: 'Ends the session of the token.',
  reply: z.object({}),
});

export const whoAmI = endpoint('whoAmI', 'GET /authentication/user', {
  access: 'signedIn',
  byBadge: true,
  toEnrol: true,
  summary: 'The person of the token, as they are now.',
  reply: ownUser,
});

export const resetPassword = endpoint('resetPassword', 'POST /authentication/reset-password', {
  access: 'stranger',
  summary: 'Mails a link for a new password. Answers the same whether or not the person exists.',
  body: forgotPasswordForm,
  reply: z.object({}),
  repeatable: false,
});

export const setPassword = endpoint('setPassword', 'POST /authentication/set-password/{userId}', {
  access: 'stranger',
  summary: 'Sets a new password by the mailed one-time token and ends every session of the person.',
  params: z.object({ userId: id }),
  body: z.object({ password: newPassword, token: z.string().min(1).max(200) }),
  reply: z.object({}),
  repeatable: false,
  errors: ['linkInvalid', 'signOnOnly'],
});

export const changeUserPassword = endpoint('changeUserPassword', 'PUT /authentication/user/password', {
  access: 'signedIn',
  summary:
    'An admin sets the password of anyone in the company, whose badge ends with it; anyone sets their own, and says whether their badge ends. Theirs needs the one before, unless they signed in within ten minutes or have none; one that is sent has to be right.',
  body: passwordForm.extend({
    accountId: id,
    userId: id,
    endBadge: flag.default(false),
    currentPassword: z.string().max(200).optional(),
  }),
  reply: user,
  errors: ['forbidden', 'passwordWrong', 'proveAgain'],
});
