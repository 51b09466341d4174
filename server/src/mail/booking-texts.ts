import type { Language } from '@llave/contract/fields';
import type { BookingMail, BookingMailKind } from './kinds.ts';
import { type Content, plainWords } from './letter.ts';

type Words = Record<BookingMailKind, (said: Said) => Pick<Content, 'subject' | 'lines'> & { label?: string }>;
type Said = BookingMail & { from: string; to: string; by: string; at: string; kilometers: string };

const es: Words = {
  bookingConfirmed: ({ companyName, name, bookingNumber, vehicle, from, to }) => ({
    subject: `Tu reserva ${bookingNumber} en ${companyName}`,
    lines: [
      `Hola, ${name}:`,
      `Tu reserva está hecha: ${vehicle}, desde el ${from} hasta el ${to}.`,
      'Cuando vengas a por el coche, abre tu reserva con este botón, firma y coge la llave.',
    ],
    label: 'Ver mi reserva',
  }),
  bookingLink: ({ companyName, name, bookingNumber, vehicle, from, to }) => ({
    subject: `Tu reserva ${bookingNumber} en ${companyName}`,
    lines: [`Hola, ${name}:`, `Aquí tienes tu reserva: ${vehicle}, desde el ${from} hasta el ${to}.`],
    label: 'Ver mi reserva',
  }),
  bookingReminder: ({ companyName, name, bookingNumber, vehicle, from }) => ({
    subject: `Mañana recoges tu coche: reserva ${bookingNumber}`,
    lines: [
      `Hola, ${name}:`,
      `Te esperamos el ${from} en ${companyName}: ${vehicle}.`,
      'Con este botón firmas y ves dónde está la llave.',
    ],
    label: 'Ver mi reserva',
  }),
  bookingLate: ({ companyName, companyPhone, name, bookingNumber, vehicle, to }) => ({
    subject: `Te esperamos con el coche: reserva ${bookingNumber}`,
    lines: [
      `Hola, ${name}:`,
      `Tu alquiler terminó el ${to} y todavía no nos consta la devolución: ${vehicle}.`,
      `Para devolverlo, abre tu reserva con este botón. Si lo necesitas más tiempo, llama a ${companyName}: ${companyPhone}.`,
    ],
    label: 'Devolver el coche',
  }),
  bookingCancelled: ({ companyName, name, bookingNumber, vehicle, from, to }) => ({
    subject: `Reserva ${bookingNumber} cancelada`,
    lines: [
      `Hola, ${name}:`,
      `${companyName} ha cancelado tu reserva ${bookingNumber}: ${vehicle}, desde el ${from} hasta el ${to}.`,
    ],
  }),
  bookingCheckedIn: ({ name, bookingNumber, vehicle, to }) => ({
    subject: `Tu recogida firmada: reserva ${bookingNumber}`,
    lines: [
      `Hola, ${name}:`,
      `Ya tienes el coche: ${vehicle}, hasta el ${to}. Te adjuntamos el documento que has firmado.`,
      'Para devolverlo, abre tu reserva con este botón.',
    ],
    label: 'Ver mi reserva',
  }),
  bookingReturned: ({ companyName, name, bookingNumber, vehicle }) => ({
    subject: `Tu devolución: reserva ${bookingNumber}`,
    lines: [
      `Hola, ${name}:`,
      `Has devuelto el coche: ${vehicle}. Te adjuntamos el justificante; ${companyName} revisará el coche en breve.`,
      '¡Gracias y hasta pronto!',
    ],
  }),
  bookingTakenBack: ({ name, bookingNumber, vehicle, by, at, kilometers }) => ({
    subject: `Tu devolución: reserva ${bookingNumber}`,
    lines: [
      `Hola, ${name}:`,
      `${by} ha recogido el coche en mostrador el ${at}: ${vehicle}, con ${kilometers} km.`,
      'Tu alquiler ha terminado y no tienes que hacer nada más. ¡Gracias y hasta pronto!',
    ],
  }),
};

const en: Words = {
  bookingConfirmed: ({ companyName, name, bookingNumber, vehicle, from, to }) => ({
    subject: `Your booking ${bookingNumber} with ${companyName}`,
    lines: [
      `Hello ${name},`,
      `Your booking is made: ${vehicle}, from ${from} to ${to}.`,
      'When you come for the car, open your booking with this button, sign and take the key.',
    ],
    label: 'See my booking',
  }),
  bookingLink: ({ companyName, name, bookingNumber, vehicle, from, to }) => ({
    subject: `Your booking ${bookingNumber} with ${companyName}`,
    lines: [`Hello ${name},`, `Here is your booking: ${vehicle}, from ${from} to ${to}.`],
    label: 'See my booking',
  }),
  bookingReminder: ({ companyName, name, bookingNumber, vehicle, from }) => ({
    subject: `You pick up your car tomorrow: booking ${bookingNumber}`,
    lines: [
      `Hello ${name},`,
      `We expect you on ${from} at ${companyName}: ${vehicle}.`,
      'With this button you sign and see where the key is.',
    ],
    label: 'See my booking',
  }),
  bookingLate: ({ companyName, companyPhone, name, bookingNumber, vehicle, to }) => ({
    subject: `We are expecting the car: booking ${bookingNumber}`,
    lines: [
      `Hello ${name},`,
      `Your rental ended on ${to} and the car is not back yet as far as we know: ${vehicle}.`,
      `To return it, open your booking with this button. If you need it for longer, call ${companyName}: ${companyPhone}.`,
    ],
    label: 'Return the car',
  }),
  bookingCancelled: ({ companyName, name, bookingNumber, vehicle, from, to }) => ({
    subject: `Booking ${bookingNumber} cancelled`,
    lines: [
      `Hello ${name},`,
      `${companyName} has cancelled your booking ${bookingNumber}: ${vehicle}, from ${from} to ${to}.`,
    ],
  }),
  bookingCheckedIn: ({ name, bookingNumber, vehicle, to }) => ({
    subject: `Your signed pick-up: booking ${bookingNumber}`,
    lines: [
      `Hello ${name},`,
      `The car is yours: ${vehicle}, until ${to}. The document you signed is attached.`,
      'To give it back, open your booking with this button.',
    ],
    label: 'See my booking',
  }),
  bookingReturned: ({ companyName, name, bookingNumber, vehicle }) => ({
    subject: `Your return: booking ${bookingNumber}`,
    lines: [
      `Hello ${name},`,
      `You have returned the car: ${vehicle}. The receipt is attached; ${companyName} will look at the car shortly.`,
      'Thank you, and see you soon!',
    ],
  }),
  bookingTakenBack: ({ name, bookingNumber, vehicle, by, at, kilometers }) => ({
    subject: `Your return: booking ${bookingNumber}`,
    lines: [
      `Hello ${name},`,
      `${by} took the car back at the desk on ${at}: ${vehicle}, with ${kilometers} km.`,
      'Your rental is over and there is nothing else for you to do. Thank you, and see you soon!',
    ],
  }),
};

const words: Record<Language, Words> = { es, en };
const call: Record<Language, (said: BookingMail) => string> = {
  es: ({ companyName, companyPhone }) => `¿Algo no va bien? ${companyName}, ${companyPhone}.`,
  en: ({ companyName, companyPhone }) => `Anything wrong? ${companyName}, ${companyPhone}.`,
};

/** A letter to a customer about their booking, with times as Madrid's clocks show them. */
export const bookingContent = (sent: BookingMail, language: Language, url: string): Content => {
  const mail = safe(sent);
  const locale = language === 'es' ? 'es-ES' : 'en-GB';
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' });
  const { by = '', at, kilometers = 0 } = mail.takenBack ?? {};
  const said = {
    ...mail,
    from: time.format(new Date(mail.dateFrom)),
    to: time.format(new Date(mail.dateTo)),
    by: by === mail.companyName ? by : `${by} (${mail.companyName})`,
    at: at ? time.format(new Date(at)) : '',
    kilometers: new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(kilometers),
  };
  const { subject, lines, label } = words[language][mail.kind](said);
  return { subject, lines, ...(label && { button: { label, url } }), closing: call[language](mail) };
};

/** Anybody may sign up a company and book for anybody. */
const safe = (mail: BookingMail): BookingMail => ({
  ...mail,
  companyName: plainWords(mail.companyName),
  companyPhone: plainWords(mail.companyPhone),
  name: plainWords(mail.name),
  vehicle: plainWords(mail.vehicle, 160),
  ...(mail.takenBack && { takenBack: { ...mail.takenBack, by: plainWords(mail.takenBack.by, 210) } }),
});
