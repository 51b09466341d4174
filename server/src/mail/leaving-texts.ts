import type { Language } from '@llave/contract/fields';
import type { LeavingMail, LeavingMailKind, Mail } from './kinds.ts';
import { type Content, withoutLinks } from './letter.ts';

type Texts = { [K in LeavingMailKind]: (mail: Extract<LeavingMail, { kind: K }>, url: string) => Content };

const es: Texts = {
  deletionAsked: ({ companyName, name, by, date }, url) => ({
    subject: `${companyName} se eliminará de Llave el ${dayOf(date, 'es')}`,
    lines: [
      `Hola, ${name}:`,
      `${by} ha pedido eliminar ${companyName}. El ${dayOf(date, 'es')} se borrará todo: personas, herramientas, reservas, entradas y archivos. No se podrá recuperar.`,
      'Hasta ese día todo sigue igual y cualquier administrador puede cancelarlo. Si quieres conservar los datos, expórtalos antes.',
    ],
    button: { label: 'Ver la cuenta', url },
    closing: 'Recibes este correo porque eres administrador de la empresa.',
  }),
  deletionCancelled: ({ companyName, name, by }, url) => ({
    subject: `${companyName} se queda en Llave`,
    lines: [`Hola, ${name}:`, `${by} ha cancelado la eliminación de ${companyName}. No se borra nada.`],
    button: { label: 'Ver la cuenta', url },
    closing: 'Recibes este correo porque eres administrador de la empresa.',
  }),
  exportReady: ({ companyName, name, date }, url) => ({
    subject: 'Tu exportación está lista',
    lines: [
      `Hola, ${name}:`,
      `Todos los datos de ${companyName} están en un solo archivo. Puedes descargarlo hasta el ${dayOf(date, 'es')}.`,
    ],
    button: { label: 'Descargarlo en la cuenta', url },
    closing: 'Si no lo has pedido tú, cambia tu contraseña ahora mismo.',
  }),
};

const en: Texts = {
  deletionAsked: ({ companyName, name, by, date }, url) => ({
    subject: `${companyName} will be deleted from Llave on ${dayOf(date, 'en')}`,
    lines: [
      `Hello ${name},`,
      `${by} asked to delete ${companyName}. On ${dayOf(date, 'en')} everything goes: people, tools, bookings, check-ins and files. It cannot be brought back.`,
      'Until that day everything works as before, and any admin can take it back. To keep the data, export it first.',
    ],
    button: { label: 'See the account', url },
    closing: 'You get this mail because you are an admin of the company.',
  }),
  deletionCancelled: ({ companyName, name, by }, url) => ({
    subject: `${companyName} stays on Llave`,
    lines: [`Hello ${name},`, `${by} took back the deletion of ${companyName}. Nothing is deleted.`],
    button: { label: 'See the account', url },
    closing: 'You get this mail because you are an admin of the company.',
  }),
  exportReady: ({ companyName, name, date }, url) => ({
    subject: 'Your export is ready',
    lines: [
      `Hello ${name},`,
      `All the data of ${companyName} is in one file. You can download it until ${dayOf(date, 'en')}.`,
    ],
    button: { label: 'Download it in the account', url },
    closing: 'If it was not you who asked, change your password right now.',
  }),
};

const texts: Record<Language, Texts> = { es, en };

export const isLeaving = (mail: Mail): mail is LeavingMail =>
  ['deletionAsked', 'deletionCancelled', 'exportReady'].includes(mail.kind);

/** The words of a mail to the admins of a company that leaves; what people typed does not become a link in it. */
export const leavingContent = (mail: LeavingMail, language: Language, url: string): Content => {
  const write = texts[language][mail.kind] as (mail: LeavingMail, url: string) => Content;
  return write(
    {
      ...mail,
      companyName: withoutLinks(mail.companyName, 80),
      name: withoutLinks(mail.name, 80),
      ...('by' in mail && { by: withoutLinks(mail.by, 160) }),
    } as LeavingMail,
    url,
  );
};

const dayOf = (date: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Madrid',
  }).format(new Date(date));
