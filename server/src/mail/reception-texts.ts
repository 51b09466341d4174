import type { Priority } from '@llave/contract/field-incidents';
import type { Language } from '@llave/contract/fields';
import type { ReceptionMail, ReceptionMailKind } from './kinds.ts';
import { type Content, plainWords, withoutLinks } from './letter.ts';

type Words = {
  [K in ReceptionMailKind]: (
    mail: Extract<ReceptionMail, { kind: K }>,
  ) => Pick<Content, 'subject' | 'lines'> & { label?: string };
};

const priorities: Record<Language, Record<Priority, string>> = {
  es: { low: 'baja', medium: 'media', high: 'alta' },
  en: { low: 'low', medium: 'medium', high: 'high' },
};

/** A receipt's number as papers and mails write it. */
export const receiptNumberOf = (number: number) => String(number).padStart(6, '0');

/** What the receipt is called as a file. */
export const receiptName = (number: number) => `resguardo-${receiptNumberOf(number)}`;

const es: Words = {
  checkedIn: ({ companyName, name, numberPlate, receiptNumber, locker }) => ({
    subject: `Tu resguardo ${receiptNumberOf(receiptNumber)} en ${companyName}`,
    lines: [
      name === '' ? 'Hola:' : `Hola, ${name}:`,
      `Hemos recibido el vehículo ${numberPlate}. Te adjuntamos el resguardo de depósito firmado: consérvalo, te lo pediremos al recogerlo.`,
      ...(locker ? [`Deja la llave en la taquilla ${locker.number}. Código: ${locker.code}`] : []),
    ],
  }),
  fieldReported: (mail) => ({
    subject: `${mail.incidentType} ${mail.reference}: ${mail.category} (${mail.delegation})`,
    lines: [
      `${mail.name}, de ${mail.delegation}, envía: ${mail.incidentType}, ${mail.category}. Prioridad ${priorities.es[mail.priority]}.`,
      mail.detail,
      `Fotos: ${mail.images}. Contacto: ${mail.email}, ${mail.phoneNumber}.`,
    ],
    label: 'Ver el aviso',
  }),
  fieldReceived: (mail) => ({
    subject: `Hemos recibido tu aviso ${mail.reference}`,
    lines: [
      `Hola, ${mail.name}:`,
      `Tu aviso de ${mail.delegation} ya está en ${mail.companyName}: ${mail.incidentType}, ${mail.category}. Prioridad ${priorities.es[mail.priority]}.`,
      `Su referencia es ${mail.reference}. Te escribiremos cuando esté resuelto.`,
    ],
  }),
  fieldClosed: (mail) => ({
    subject: `Tu aviso ${mail.reference} está cerrado`,
    lines: [
      `Hola, ${mail.name}:`,
      `${mail.companyName} ha cerrado tu aviso de ${mail.delegation}: ${mail.incidentType}, ${mail.category}.`,
      mail.note,
    ],
  }),
};

const types = { Incidencia: 'Incident', Compra: 'Purchase' } as const;

const en: Words = {
  checkedIn: ({ companyName, name, numberPlate, receiptNumber, locker }) => ({
    subject: `Your receipt ${receiptNumberOf(receiptNumber)} from ${companyName}`,
    lines: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      `We have received the vehicle ${numberPlate}. The signed deposit receipt is attached: keep it, we will ask for it when you collect the vehicle.`,
      ...(locker ? [`Leave the key in locker ${locker.number}. Code: ${locker.code}`] : []),
    ],
  }),
  fieldReported: (mail) => ({
    subject: `${types[mail.incidentType]} ${mail.reference}: ${mail.category} (${mail.delegation})`,
    lines: [
      `${mail.name}, from ${mail.delegation}, sends: ${types[mail.incidentType]}, ${mail.category}. Priority ${priorities.en[mail.priority]}.`,
      mail.detail,
      `Photos: ${mail.images}. Contact: ${mail.email}, ${mail.phoneNumber}.`,
    ],
    label: 'See the report',
  }),
  fieldReceived: (mail) => ({
    subject: `We have received your report ${mail.reference}`,
    lines: [
      `Hello ${mail.name},`,
      `Your report from ${mail.delegation} has reached ${mail.companyName}: ${types[mail.incidentType]}, ${mail.category}. Priority ${priorities.en[mail.priority]}.`,
      `Its reference is ${mail.reference}. We will write to you when it is solved.`,
    ],
  }),
  fieldClosed: (mail) => ({
    subject: `Your report ${mail.reference} is closed`,
    lines: [
      `Hello ${mail.name},`,
      `${mail.companyName} has closed your report from ${mail.delegation}: ${types[mail.incidentType]}, ${mail.category}.`,
      mail.note,
    ],
  }),
};

const words: Record<Language, Words> = { es, en };
const closing: Record<Language, (mail: ReceptionMail) => string> = {
  es: ({ companyName, companyPhone }) => `¿Algo no va bien? ${companyName}, ${companyPhone}.`,
  en: ({ companyName, companyPhone }) => `Anything wrong? ${companyName}, ${companyPhone}.`,
};
const forStaff: Record<Language, string> = {
  es: 'Recibes este correo porque es la dirección de la empresa en Llave.',
  en: 'You get this mail because this is the company’s address in Llave.',
};

/** A letter about something left or reported on a public page. */
export const receptionContent = (sent: ReceptionMail, language: Language, url: string): Content => {
  const mail = safe(sent);
  const write = words[language][mail.kind] as (
    mail: ReceptionMail,
  ) => Pick<Content, 'subject' | 'lines'> & { label?: string };
  const { subject, lines, label } = write(mail);
  return {
    subject,
    lines,
    ...(label && { button: { label, url } }),
    closing: mail.kind === 'fieldReported' ? forStaff[language] : closing[language](mail),
  };
};

const safe = (mail: ReceptionMail): ReceptionMail => {
  const words = {
    companyName: plainWords(mail.companyName),
    companyPhone: plainWords(mail.companyPhone),
    name: plainWords(mail.name),
  };
  if (mail.kind === 'checkedIn') return { ...mail, ...words, numberPlate: plainWords(mail.numberPlate) };
  return { ...mail, ...words, delegation: plainWords(mail.delegation), detail: withoutLinks(mail.detail, 2000) };
};
