import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, language, optionalText, required } from './fields.ts';

/** What somebody who wants the product writes to us. */
export const contactForm = z.object({
  name: required('nameRequired', 100),
  email,
  companyName: optionalText(200).default(''),
  phoneNumber: optionalText(40).default(''),
  message: required('messageRequired', 2000),
  /** A field that people do not see: who fills it is a machine, and is thanked without being read. */
  website: optionalText(200).default(''),
  language: language.default('es'),
});
export type ContactForm = z.input<typeof contactForm>;

export const sendContact = endpoint('sendContact', 'POST /contact', {
  access: 'stranger',
  summary: 'Writes to the makers of the product.',
  body: contactForm,
  reply: z.object({}),
});
