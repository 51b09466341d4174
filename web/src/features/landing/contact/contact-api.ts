import { type ContactForm, sendContact } from '@llave/contract/contact';
import { call } from '../../../lib/calls/call.ts';

export const send = (body: ContactForm) => call(sendContact, { body });
