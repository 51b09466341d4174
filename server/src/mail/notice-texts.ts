import type { Language } from '@llave/contract/fields';
import type { Notice, NoticeKind } from '@llave/contract/notices';
import { type Content, plainWords } from './letter.ts';

type Said = { tool: string; plate: string; booking: string; report: string; person: string };
type Words = Record<NoticeKind, (said: Said) => string>;

const es: Words = {
  requestGranted: ({ tool, person }) => `${person || 'Un compañero'} te ha dado «${tool}».`,
  requestDeclined: ({ tool, person }) => `${person || 'Un compañero'} no te deja ahora «${tool}».`,
  toolReturned: ({ tool }) => `«${tool}» está libre: la han devuelto.`,
  toolGiven: ({ tool, person }) => `${person || 'Un administrador'} te ha asignado «${tool}».`,
  toolTaken: ({ tool, person }) => `Ya no tienes «${tool}»: la ha movido ${person || 'un administrador'}.`,
  incidentOpened: ({ tool }) => `Incidencia nueva en «${tool}».`,
  toolBlocked: ({ tool, person }) => `${person || 'Alguien'} ha bloqueado «${tool}».`,
  calibrationIn30: ({ tool }) => `A «${tool}» le toca calibración dentro de un mes.`,
  calibrationIn7: ({ tool }) => `A «${tool}» le toca calibración esta semana.`,
  calibrationOverdue: ({ tool }) => `La calibración de «${tool}» está vencida.`,
  carLeft: ({ plate }) => `Han dejado un coche en el taller: ${plate}.`,
  keyDropped: ({ plate }) => `La llave de ${plate} está en su taquilla.`,
  fieldReported: ({ report }) => `Aviso nuevo de una sede: ${report}.`,
  carReturned: ({ plate, booking }) => `Han devuelto ${plate} (reserva ${booking}).`,
  reviewWaiting: ({ plate, booking }) => `${plate} espera su revisión (reserva ${booking}).`,
  carLate: ({ plate, booking }) => `${plate} tendría que haber vuelto ya (reserva ${booking}).`,
};

const en: Words = {
  requestGranted: ({ tool, person }) => `${person || 'A colleague'} gave you “${tool}”.`,
  requestDeclined: ({ tool, person }) => `${person || 'A colleague'} cannot hand over “${tool}” now.`,
  toolReturned: ({ tool }) => `“${tool}” is free: it was given back.`,
  toolGiven: ({ tool, person }) => `${person || 'An admin'} assigned “${tool}” to you.`,
  toolTaken: ({ tool, person }) => `You no longer have “${tool}”: ${person || 'an admin'} moved it.`,
  incidentOpened: ({ tool }) => `New incident on “${tool}”.`,
  toolBlocked: ({ tool, person }) => `${person || 'Somebody'} blocked “${tool}”.`,
  calibrationIn30: ({ tool }) => `“${tool}” is due for calibration within a month.`,
  calibrationIn7: ({ tool }) => `“${tool}” is due for calibration this week.`,
  calibrationOverdue: ({ tool }) => `The calibration of “${tool}” is overdue.`,
  carLeft: ({ plate }) => `A car was left at the workshop: ${plate}.`,
  keyDropped: ({ plate }) => `The key of ${plate} is in its locker.`,
  fieldReported: ({ report }) => `New site report: ${report}.`,
  carReturned: ({ plate, booking }) => `${plate} was returned (booking ${booking}).`,
  reviewWaiting: ({ plate, booking }) => `${plate} is waiting to be reviewed (booking ${booking}).`,
  carLate: ({ plate, booking }) => `${plate} should be back by now (booking ${booking}).`,
};

const frames = {
  es: {
    hello: (name: string) => `Hola, ${name}:`,
    many: (count: number) => `Tu día en Llave: ${count === 1 ? 'un aviso' : `${count} avisos`}`,
    see: 'Verlo en Llave',
    closing: 'Eliges qué correos recibes, y a qué hora, en tu perfil.',
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    many: (count: number) => `Your day on Llave: ${count === 1 ? 'one notice' : `${count} notices`}`,
    see: 'See it on Llave',
    closing: 'You choose which mails you get, and at what hour, in your profile.',
  },
};

export type NoticeLetter = { name: string; notices: Notice[]; isDigest: boolean; language: Language; url: string };

/** The words of one notice, or of those of a day. */
export const noticeContent = ({ name, notices, isDigest, language, url }: NoticeLetter): Content => {
  const frame = frames[language];
  const lines = notices.map((notice) => ({ es, en })[language][notice.kind](said(notice)));
  return {
    subject: isDigest ? frame.many(lines.length) : (lines[0] ?? ''),
    lines: [frame.hello(plainWords(name)), lines.join('\n')],
    button: { label: frame.see, url },
    closing: frame.closing,
  };
};

/** What a stranger may have typed stays words. */
const said = ({ tool, booking, checkIn, fieldIncident, person }: Notice): Said => ({
  tool: plainWords(tool?.name ?? ''),
  plate: plainWords(booking?.numberPlate ?? checkIn?.numberPlate ?? ''),
  booking: plainWords(booking?.bookingNumber ?? ''),
  report: plainWords(fieldIncident ? `${fieldIncident.reference}, ${fieldIncident.delegation}` : ''),
  person: plainWords(person ? `${person.name} ${person.surname}`.trim() : ''),
});
