import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, id, identifier, newPassword, signInPassword, strongPassword } from './fields.ts';
import { qrKinds, user } from './users.ts';

export const signInForm = z.object({ identifier, password: signInPassword });
export type SignInForm = z.infer<typeof signInForm>;

export const forgotPasswordForm = z.object({ identifier });

/** The set-password page's two fields; the second must repeat the first. */
export const setPasswordForm = z
  .object({ password: newPassword, confirm: z.string('confirmRequired').min(1, 'confirmRequired') })
  .refine((form) => form.password === form.confirm, { path: ['confirm'], message: 'passwordsDiffer' });

/** What the password dialog asks for; repeating it is the dialog's own affair. */
export const passwordForm = z.object({ password: strongPassword });

export const authenticate = endpoint('authenticate', 'POST /authentication/authenticate', {
  access: 'stranger',
  summary: 'Signs a person in by e-mail address or user name.',
  body: signInForm,
  reply: z.object({ user, token: z.string() }),
  repeatable: false,
  errors: ['wrongCredentials'],
});

export const signInByCode = endpoint('signInByCode', 'POST /authentication/code', {
  access: 'stranger',
  summary: 'Signs a worker in by a scanned code: the one-time code for their phone, or their badge at a shared tablet.',
  body: z.object({ kind: z.enum(qrKinds), accountId: id, code: z.string().min(20).max(200) }),
  reply: z.object({ user, token: z.string() }),
  repeatable: false,
  errors: ['linkInvalid', 'wrongCredentials'],
});

export const signOut = endpoint('signOut', 'POST /authentication/sign-out', {
  access: 'signedIn',
  byBadge: true,
  summary: 'Ends the session of the token.',
  reply: z.object({}),
});

export const whoAmI = endpoint('whoAmI', 'GET /authentication/user', {
  access: 'signedIn',
  byBadge: true,
  summary: 'The person of the token, as they are now.',
  reply: user,
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
  errors: ['linkInvalid'],
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
  errors: ['forbidden', 'passwordWrong'],
});
