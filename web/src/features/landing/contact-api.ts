import { type ContactForm, sendContact } from '@llave/contract/contact';
import { call } from '../../lib/call.ts';

export const send = (body: ContactForm) => call(sendContact, { body });
