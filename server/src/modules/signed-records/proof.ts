import type { Language } from '@llave/contract/fields';
import type { Proof } from '../../adapters/proof.ts';
import type { SignedRecord } from './records.ts';

const words = {
  es: {
    title: 'Comprobación',
    signed: (at: string) => `Firmado el ${at} (hora de Madrid)`,
    frozen: (at: string) => `Datos fijados el ${at}, después de la firma`,
    how: (address: string) => `Comprueba este papel en ${address}, con su número y este código:`,
  },
  en: {
    title: 'Check this paper',
    signed: (at: string) => `Signed on ${at} (Madrid time)`,
    frozen: (at: string) => `Facts frozen on ${at}, after it was signed`,
    how: (address: string) => `Check this paper at ${address}, with its number and this code:`,
  },
} satisfies Record<Language, unknown>;

/** What a paper says of itself: by its number and its hash anybody can ask whether it is what was signed. */
export const proofOf = (record: SignedRecord, publicUrl: string): Proof => {
  const { language, number, sha256: code, signedAt, frozenAt } = record;
  const say = words[language];
  const time = new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Madrid',
  });
  const address = `${publicUrl}/verify`;
  return {
    title: say.title,
    lines: [
      [say.signed(time.format(signedAt)), ...(frozenAt ? [say.frozen(time.format(frozenAt))] : [])].join(' · '),
      say.how(address.replace(/^https?:\/\//, '')),
    ],
    code: groupsOf(code.slice(0, 16)),
    hash: `SHA-256 ${groupsOf(code)}`,
    link: `${address}?${new URLSearchParams({ number, code })}`,
  };
};

const groupsOf = (hex: string) => hex.match(/.{1,4}/g)?.join(' ') ?? '';
