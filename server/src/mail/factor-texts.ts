import type { Language } from '@llave/contract/fields';
import type { FactorMail } from './kinds.ts';
import type { Content } from './letter.ts';

type Texts = { [K in FactorMail['kind']]: (mail: Extract<FactorMail, { kind: K }>, url: string) => Content };

const names = {
  es: { totp: 'una aplicación de códigos', passkey: 'una llave de acceso', all: 'todo lo que tenías' },
  en: { totp: 'an authenticator app', passkey: 'a passkey', all: 'everything you had' },
};

const es: Texts = {
  factorAdded: ({ name, factor }, url) => ({
    subject: 'Tienes un segundo paso nuevo para entrar en Llave',
    lines: [`Hola, ${name}:`, `Se ha añadido ${names.es[factor]} como segundo paso para entrar.`],
    button: { label: 'Entrar en Llave', url },
    closing: 'Si no has sido tú, cambia tu contraseña ahora mismo y avisa a tu administrador.',
  }),
  factorRemoved: ({ name, factor }, url) => ({
    subject: 'Se ha quitado un segundo paso de tu entrada en Llave',
    lines: [`Hola, ${name}:`, `Se ha quitado ${names.es[factor]} como segundo paso para entrar.`],
    button: { label: 'Entrar en Llave', url },
    closing: 'Si no lo has pedido tú, cambia tu contraseña ahora mismo y avisa a tu administrador.',
  }),
  recoveryCodeUsed: ({ name, left }, url) => ({
    subject: 'Se ha usado un código de recuperación tuyo',
    lines: [`Hola, ${name}:`, `Alguien ha entrado con uno de tus códigos de recuperación. Te quedan ${left}.`],
    button: { label: 'Entrar en Llave', url },
    closing: 'Si no has sido tú, cambia tu contraseña ahora mismo y crea códigos nuevos en tu perfil.',
  }),
};

const en: Texts = {
  factorAdded: ({ name, factor }, url) => ({
    subject: 'You have a new second step to sign in to Llave',
    lines: [`Hello ${name},`, `The following was added as a second step to sign in: ${names.en[factor]}.`],
    button: { label: 'Sign in to Llave', url },
    closing: 'If it was not you, change your password right now and tell your admin.',
  }),
  factorRemoved: ({ name, factor }, url) => ({
    subject: 'A second step to sign in to Llave was removed',
    lines: [`Hello ${name},`, `The following is no longer a second step to sign in: ${names.en[factor]}.`],
    button: { label: 'Sign in to Llave', url },
    closing: 'If you did not ask for it, change your password right now and tell your admin.',
  }),
  recoveryCodeUsed: ({ name, left }, url) => ({
    subject: 'One of your recovery codes was used',
    lines: [`Hello ${name},`, `Somebody signed in with one of your recovery codes. You have ${left} left.`],
    button: { label: 'Sign in to Llave', url },
    closing: 'If it was not you, change your password right now and make new codes on your profile.',
  }),
};

const texts: Record<Language, Texts> = { es, en };

export const factorContent = (mail: FactorMail, language: Language, url: string): Content => {
  const write = texts[language][mail.kind] as (mail: FactorMail, url: string) => Content;
  return write(mail, url);
};

export const isFactorMail = (mail: { kind: string }): mail is FactorMail => mail.kind in es;
