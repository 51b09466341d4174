import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, newPassword } from './fields.ts';

/** So many mails a day may a company send in which nobody has confirmed an address yet. */
export const mailsUnconfirmed = 20;

export const sendConfirmation = endpoint('sendConfirmation', 'POST /user/{id}/confirmation', {
  access: 'signedIn',
  summary:
    'Mails the link again that confirms an address: one’s own, or that of somebody whom one may change. Does nothing where none waits.',
  params: z.object({ id }),
  reply: z.object({}),
  errors: ['forbidden'],
});

export const confirmEmail = endpoint('confirmEmail', 'POST /authentication/confirm-email/{userId}', {
  access: 'stranger',
  summary:
    'Confirms an address by the token that was mailed to it, and sets a password where one is sent. From then on the person signs in by it.',
  params: z.object({ userId: id }),
  body: z.object({ accountId: id, token: z.string().min(1).max(200), password: newPassword.optional() }),
  reply: z.object({}),
  repeatable: false,
  errors: ['linkInvalid', 'identifierTaken'],
});
