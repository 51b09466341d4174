import { Hopeless, type JobData } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { type Content, draw } from './letter.ts';

type Message = JobData['contact'];

/** Hands on what somebody wrote on the landing page; the answer goes to them. */
export const sendContacts = ({ jobs, mailer, config }: Services) =>
  jobs.work('contact', async (message, jobId) => {
    const letter = { ...draw(config.contactEmail, contentOf(message)), replyTo: message.email };
    const { refusal } = await mailer.send(letter, jobId);
    if (refusal) throw new Hopeless(`The mail server refuses it for good (${refusal})`);
  });

const contentOf = ({ name, email, companyName, phoneNumber, message, language }: Message): Content => ({
  subject: `Contacto de ${companyName === '' ? name : `${name} (${companyName})`}`,
  lines: [
    message,
    [name, companyName, email, phoneNumber].filter((part) => part !== '').join('\n'),
    language === 'en' ? 'Escribe en inglés.' : 'Escribe en español.',
  ],
  closing: 'Enviado desde la página de Llave. Al responder, escribes a quien lo envió.',
});
