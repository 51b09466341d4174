import type { Language } from '@llave/contract/fields';
import { bookingContent } from './booking-texts.ts';
import { factorContent, isFactorMail } from './factor-texts.ts';
import { incidentNames } from './incident-names.ts';
import type {
  BookingMailKind,
  FactorMail,
  LeavingMailKind,
  Mail,
  MailKind,
  NoticeMail,
  ReceptionMail,
  ReceptionMailKind,
} from './kinds.ts';
import { isLeaving, leavingContent } from './leaving-texts.ts';
import { type Content, withoutLinks } from './letter.ts';
import { receptionContent } from './reception-texts.ts';

type Texts = {
  [K in Exclude<
    MailKind,
    BookingMailKind | LeavingMailKind | ReceptionMailKind | FactorMail['kind'] | NoticeMail['kind']
  >]: (mail: Extract<Mail, { kind: K }>, url: string) => Content;
};

const es: Texts = {
  incidentOpened: ({ toolName, incidentType, description, reporter }, url) => ({
    subject: `Incidencia en «${toolName}»: ${incidentNames.es[incidentType]}`,
    lines: [
      reporter === ''
        ? `Alguien ha escaneado la etiqueta de «${toolName}» y avisa de un problema: ${incidentNames.es[incidentType]}.`
        : `${reporter} avisa de un problema con «${toolName}»: ${incidentNames.es[incidentType]}.`,
      description,
    ],
    button: { label: 'Ver la incidencia', url },
    closing: 'Recibes este correo porque eres administrador de la empresa.',
  }),
  welcome: ({ companyName, name }, url) => ({
    subject: `${companyName} ya está en Llave`,
    lines: [
      `Hola, ${name}:`,
      `La cuenta de ${companyName} está lista y eres su primer administrador. Entra con tu correo y tu contraseña.`,
      'Confirma con este botón que esta dirección es tuya; sirve una vez y durante tres días. Hasta entonces la empresa puede enviar pocos correos al día.',
    ],
    button: { label: 'Confirmar mi correo', url },
    closing:
      'Recibes este correo porque alguien registró una empresa con esta dirección. Si no has sido tú, no hagas nada.',
  }),
  confirmEmail: ({ companyName, name, isFirst }, url) => ({
    subject: isFirst ? `${companyName} te espera en Llave` : 'Confirma tu correo en Llave',
    lines: [
      `Hola, ${name}:`,
      isFirst
        ? `${companyName} te ha dado acceso a Llave con esta dirección. Con este botón la confirmas y eliges tu contraseña; sirve una vez y durante tres días.`
        : `Esta dirección se ha puesto en tu cuenta de ${companyName}. Con este botón la confirmas y desde entonces entras con ella; sirve una vez y durante tres días.`,
    ],
    button: { label: isFirst ? 'Aceptar la invitación' : 'Confirmar mi correo', url },
    closing: 'Si no conoces esa empresa, no hagas nada: sin tu confirmación, tu dirección no se usa.',
  }),
  addressChanging: ({ companyName, name, by, email }, url) => ({
    subject: 'Cambio de correo en tu cuenta de Llave',
    lines: [
      `Hola, ${name}:`,
      email
        ? `${by || 'Alguien con tu sesión'} ha pedido que tu cuenta de ${companyName} pase a usar ${email}. Esta dirección sigue valiendo hasta que se confirme la nueva.`
        : `${by || 'Alguien con tu sesión'} ha quitado esta dirección de tu cuenta de ${companyName}. Ya no sirve para entrar.`,
    ],
    button: { label: 'Entrar en Llave', url },
    closing:
      'Si no lo esperabas, cambia tu contraseña ahora mismo, vuelve a poner tu dirección y avisa a tu administrador.',
  }),
  resetPassword: ({ name }, url) => ({
    subject: 'Tu nueva contraseña de Llave',
    lines: [
      'Hola:',
      `Alguien ha pedido una contraseña nueva para ${name}. Con este botón puedes ponerla; sirve una vez y durante 30 minutos.`,
    ],
    button: { label: 'Poner una contraseña nueva', url },
    closing: 'Si no lo has pedido tú, no hagas nada: la contraseña sigue siendo la misma.',
  }),
  signOnInstead: ({ name }, url) => ({
    subject: 'Entra con la cuenta de tu empresa',
    lines: [
      `Hola, ${name}:`,
      'Has pedido una contraseña nueva, pero en tu empresa se entra en Llave con la cuenta de la empresa y no hace falta contraseña.',
    ],
    button: { label: 'Entrar en Llave', url },
    closing: 'Si no la has pedido tú, no tienes que hacer nada.',
  }),
  passwordChanged: ({ name }, url) => ({
    subject: 'Tu contraseña de Llave ha cambiado',
    lines: [`Hola, ${name}:`, 'Tu contraseña acaba de cambiar y se han cerrado todas tus sesiones.'],
    button: { label: 'Entrar en Llave', url },
    closing: 'Si no has sido tú, pide una contraseña nueva ahora mismo y avisa a tu administrador.',
  }),
};

const en: Texts = {
  incidentOpened: ({ toolName, incidentType, description, reporter }, url) => ({
    subject: `Incident on “${toolName}”: ${incidentNames.en[incidentType]}`,
    lines: [
      reporter === ''
        ? `Somebody scanned the label of “${toolName}” and reports a problem: ${incidentNames.en[incidentType]}.`
        : `${reporter} reports a problem with “${toolName}”: ${incidentNames.en[incidentType]}.`,
      description,
    ],
    button: { label: 'See the incident', url },
    closing: 'You get this mail because you are an admin of the company.',
  }),
  welcome: ({ companyName, name }, url) => ({
    subject: `${companyName} is now on Llave`,
    lines: [
      `Hello ${name},`,
      `The account of ${companyName} is ready and you are its first admin. Sign in with your e-mail address and your password.`,
      'Confirm with this button that this address is yours; it works once, for three days. Until then the company can send few mails a day.',
    ],
    button: { label: 'Confirm my e-mail', url },
    closing:
      'You get this mail because somebody registered a company with this address. If it was not you, do nothing.',
  }),
  confirmEmail: ({ companyName, name, isFirst }, url) => ({
    subject: isFirst ? `${companyName} is waiting for you on Llave` : 'Confirm your e-mail on Llave',
    lines: [
      `Hello ${name},`,
      isFirst
        ? `${companyName} has given you access to Llave with this address. This button confirms it and lets you choose your password; it works once, for three days.`
        : `This address was put on your account at ${companyName}. This button confirms it, and from then on you sign in with it; it works once, for three days.`,
    ],
    button: { label: isFirst ? 'Accept the invitation' : 'Confirm my e-mail', url },
    closing: 'If you do not know that company, do nothing: without your word your address is not used.',
  }),
  addressChanging: ({ companyName, name, by, email }, url) => ({
    subject: 'A change of e-mail on your Llave account',
    lines: [
      `Hello ${name},`,
      email
        ? `${by || 'Somebody with your session'} asked that your account at ${companyName} use ${email} instead. This address goes on counting until the new one is confirmed.`
        : `${by || 'Somebody with your session'} took this address off your account at ${companyName}. It no longer signs you in.`,
    ],
    button: { label: 'Sign in to Llave', url },
    closing: 'If you did not expect this, change your password right now, put your address back and tell your admin.',
  }),
  resetPassword: ({ name }, url) => ({
    subject: 'Your new Llave password',
    lines: [
      'Hello,',
      `Somebody asked for a new password for ${name}. This button lets you set it; it works once, for 30 minutes.`,
    ],
    button: { label: 'Set a new password', url },
    closing: 'If it was not you, do nothing: the password stays as it is.',
  }),
  signOnInstead: ({ name }, url) => ({
    subject: 'Sign in with your company account',
    lines: [
      `Hello ${name},`,
      'You asked for a new password, but your company signs in to Llave with the company account, and no password is needed.',
    ],
    button: { label: 'Sign in to Llave', url },
    closing: 'If it was not you who asked, there is nothing to do.',
  }),
  passwordChanged: ({ name }, url) => ({
    subject: 'Your Llave password has changed',
    lines: [`Hello ${name},`, 'Your password has just changed and all your sessions have been ended.'],
    button: { label: 'Sign in to Llave', url },
    closing: 'If it was not you, ask for a new password right now and tell your admin.',
  }),
};

const texts: Record<Language, Texts> = { es, en };

/** The words of a mail; `url` is where its button leads. */
export const contentOf = (mail: Exclude<Mail, NoticeMail>, language: Language, url: string): Content => {
  if ('bookingNumber' in mail) return bookingContent(mail, language, url);
  if (isFactorMail(mail)) return factorContent(mail, language, url);
  if (isReception(mail)) return receptionContent(mail, language, url);
  if (isLeaving(mail)) return leavingContent(mail, language, url);
  const write = texts[language][mail.kind] as (mail: Mail, url: string) => Content;
  return write(safe(mail), url);
};

/** Anybody may sign up with any name, or write on a public page: their words must not become a link in a mail of ours. */
const safe = (mail: Mail): Mail => {
  if (mail.kind === 'welcome' || mail.kind === 'confirmEmail')
    return { ...mail, companyName: withoutLinks(mail.companyName, 80), name: withoutLinks(mail.name, 80) };
  if (mail.kind === 'addressChanging')
    return {
      ...mail,
      companyName: withoutLinks(mail.companyName, 80),
      name: withoutLinks(mail.name, 80),
      by: withoutLinks(mail.by, 160),
    };
  if (mail.kind === 'incidentOpened')
    return { ...mail, description: withoutLinks(mail.description, 2000), reporter: withoutLinks(mail.reporter, 80) };
  return mail;
};

const isReception = (mail: Mail): mail is ReceptionMail =>
  ['checkedIn', 'fieldReported', 'fieldReceived', 'fieldClosed'].includes(mail.kind);
