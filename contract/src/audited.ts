/**
 * What is written down of who did what, by what it is about. Calls have their own names here; the rest happens without a
 * call.
 */
export const auditActs = {
  signIns: [
    'authenticate',
    'signInByCode',
    'completeSignOn',
    'signInRefused',
    'signOut',
    'resetPassword',
    'setPassword',
    'askedFactor',
    'passSecondFactor',
    'prove',
    'endOwnSession',
    'endOtherSessions',
  ],
  factors: ['confirmTotp', 'removeTotp', 'addPasskey', 'removePasskey', 'renewRecoveryCodes', 'removeFactors'],
  people: ['createWorker', 'createAdmin', 'changeUser', 'changeUserPassword', 'confirmEmail', 'deleteUser'],
  codes: ['userQr', 'endOwnBadge', 'sendConfirmation', 'shareIncident', 'sendBookingLink'],
  settings: [
    'signUp',
    'changeAccount',
    'setSignOn',
    'removeSignOn',
    'createToolCategory',
    'changeToolCategory',
    'deleteToolCategory',
  ],
  keys: [
    'createLocker',
    'changeLocker',
    'deleteLocker',
    'setLockerUse',
    'setBookingLocker',
    'takeCheckInKey',
    'confirmCheckInKey',
  ],
  files: ['addToolFile', 'removeToolFile'],
  data: [
    'askDeletion',
    'cancelDeletion',
    'exportAccount',
    'exported',
    'runImport',
    'undoImport',
    'blocked',
    'erased',
    'disclosed',
  ],
} as const;

export type AuditKind = keyof typeof auditActs;
export type AuditAct = (typeof auditActs)[AuditKind][number];

export const auditKinds = Object.keys(auditActs) as [AuditKind, ...AuditKind[]];

const all: ReadonlySet<string> = new Set(Object.values(auditActs).flat());

export const isAudited = (act: string): act is AuditAct => all.has(act);
