import type { listAudit } from '@llave/contract/audit';
import type { AuditAct } from '@llave/contract/audited';
import type { Language } from '@llave/contract/fields';
import type { Csv } from '../../http/csv.ts';

type Words = { head: string[]; acts: Record<AuditAct, string> };

const words: Record<Language, Words> = {
  es: {
    head: [
      'Número',
      'Cuándo (UTC)',
      'Quién',
      'Qué',
      'Código',
      'A quién o a qué',
      'Cambios',
      'Desde',
      'Sesión',
      'Huella',
    ],
    acts: {
      authenticate: 'Entró con contraseña',
      signInByCode: 'Entró con un código',
      signInRefused: 'Intento de entrar rechazado',
      signOut: 'Salió',
      resetPassword: 'Pidió una contraseña nueva',
      setPassword: 'Contraseña nueva con el enlace',
      createWorker: 'Añadió a una persona',
      createAdmin: 'Añadió a un administrador',
      changeUser: 'Cambió a una persona',
      changeUserPassword: 'Cambió una contraseña',
      confirmEmail: 'Confirmó su correo',
      sendConfirmation: 'Envió de nuevo el correo de confirmación',
      deleteUser: 'Quitó a una persona',
      userQr: 'Sacó un código para entrar',
      shareIncident: 'Compartió una incidencia',
      sendBookingLink: 'Envió el enlace de una reserva',
      signUp: 'Registró la empresa',
      changeAccount: 'Cambió los datos de la empresa',
      createLocker: 'Añadió una taquilla',
      changeLocker: 'Cambió una taquilla',
      deleteLocker: 'Quitó una taquilla',
      setLockerUse: 'Cambió lo que hay en una taquilla',
      setBookingLocker: 'Guardó la llave de una reserva',
      takeCheckInKey: 'Sacó la llave de una recepción',
      addToolFile: 'Añadió un archivo',
      removeToolFile: 'Quitó un archivo',
      exported: 'Descargó un informe',
      blocked: 'Datos bloqueados por su plazo',
      erased: 'Datos borrados por su plazo',
      disclosed: 'Datos bloqueados entregados',
    },
  },
  en: {
    head: ['Number', 'When (UTC)', 'Who', 'What', 'Code', 'To whom or what', 'Changes', 'From', 'Session', 'Hash'],
    acts: {
      authenticate: 'Signed in with a password',
      signInByCode: 'Signed in with a code',
      signInRefused: 'Sign-in refused',
      signOut: 'Signed out',
      resetPassword: 'Asked for a new password',
      setPassword: 'New password by the link',
      createWorker: 'Added a person',
      createAdmin: 'Added an admin',
      changeUser: 'Changed a person',
      changeUserPassword: 'Changed a password',
      confirmEmail: 'Confirmed their address',
      sendConfirmation: 'Sent the confirmation again',
      deleteUser: 'Removed a person',
      userQr: 'Made a sign-in code',
      shareIncident: 'Shared an incident',
      sendBookingLink: 'Sent the link of a booking',
      signUp: 'Registered the company',
      changeAccount: 'Changed the company’s data',
      createLocker: 'Added a locker',
      changeLocker: 'Changed a locker',
      deleteLocker: 'Removed a locker',
      setLockerUse: 'Changed what is in a locker',
      setBookingLocker: 'Put away the key of a booking',
      takeCheckInKey: 'Took out the key of a check-in',
      addToolFile: 'Added a file',
      removeToolFile: 'Removed a file',
      exported: 'Downloaded a report',
      blocked: 'Data blocked at the end of its time',
      erased: 'Data erased at the end of its time',
      disclosed: 'Blocked data handed over',
    },
  },
};

/** The trail for a security officer: whole hashes and times to the millisecond. */
export const auditFile: Csv<typeof listAudit> = {
  name: { es: 'auditoria', en: 'audit' },
  head: (language) => words[language].head,
  lines: (entries, language) =>
    entries.map(({ id, timestamp, actor, act, subject, changes, address, sessionId, hash }) => [
      id,
      timestamp,
      actor?.name ?? '',
      words[language].acts[act],
      act,
      subject.name || subject.id,
      changes.map(({ field, before, after }) => `${field}: ${shown(before)} → ${shown(after)}`).join(' · '),
      address,
      sessionId,
      hash,
    ]),
};

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
