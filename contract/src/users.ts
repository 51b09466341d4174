import { z } from 'zod';
import { type RoleId, type Roles, role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { email, id, language, orNull, ownAccount, required, timestamp, version } from './fields.ts';
import { page } from './pages.ts';

const roleId = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const roles = z.object({
  rentingRoleId: roleId,
  toolsRoleId: roleId,
  managementRoleId: roleId,
  checkingRoleId: roleId,
}) satisfies z.ZodType<Roles>;

export const user = z.object({
  id,
  accountId: id,
  name: z.string(),
  surname: z.string(),
  userName: z.string().nullable(),
  /** The one that was typed last; it counts once it is also the confirmed one. */
  email: z.string().nullable(),
  /** The one whose owner has opened the link mailed to it. */
  confirmedEmail: z.string().nullable(),
  isAdmin: z.boolean(),
  isDeleted: z.boolean(),
  access: roles,
  language: z.string(),
  version: z.number().int(),
});
export type User = z.infer<typeof user>;

/** Oneself: somebody of whom the company asks a second factor has to set one up before anything else. */
export const ownUser = user.extend({ toEnrol: z.boolean() });

/** A name to sign in with that cannot be taken for an e-mail address. */
export const userName = z
  .string('userNameRequired')
  .trim()
  .min(1, 'userNameRequired')
  .min(3, 'identifierShort')
  .max(50, 'identifierLong')
  .regex(/^[^@\s]+$/, 'userNameInvalid');

const person = { name: required('nameRequired', 100), surname: required('surnameRequired', 100) };

/** Whoever signed up without a name has no surname to send back. */
export const surnameOrNone = z.union([z.literal(''), person.surname]);

/** Someone who signs in by a user name and has the roles that are given to them. */
export const workerForm = z.object({ ...person, userName, access: roles });
export type WorkerForm = z.infer<typeof workerForm>;

/** Someone who signs in by an e-mail address, once they have confirmed it, and may do everything. */
export const adminForm = z.object({ ...person, email });
export type AdminForm = z.infer<typeof adminForm>;

/** A role that a form may leave open: null, 0 and '' say nothing of it. */
const openRole = z
  .union([z.literal([0, 1, 2, 3]), z.enum(['', '0', '1', '2', '3']), z.null()])
  .transform((role) => (Number(role) || undefined) as RoleId | undefined)
  .optional();
const openRoles = z
  .object({ rentingRoleId: openRole, toolsRoleId: openRole, managementRoleId: openRole, checkingRoleId: openRole })
  .nullish();

const params = z.object({ accountId: id });
const one = z.object({ id });

/** Who reads others, and not only themselves. */
export const readsPeople = role('management', 'view');

export const listUsers = endpoint('listUsers', 'GET /user/account/{accountId}', {
  access: [readsPeople, role('tools', 'manage')],
  summary:
    'The people of the company by surname: all, only admins or workers, or only those to whom a tool may be given.',
  params,
  query: z.object({ ...page, kind: z.enum(['admin', 'worker']).optional(), mayUseTool: id.optional() }),
  reply: z.array(user),
});

export const getUser = endpoint('getUser', 'GET /user/{id}', {
  access: 'signedIn',
  summary: 'One person of the company: oneself, or anybody for those who see the users.',
  params: one,
  reply: user,
  errors: ['forbidden'],
});

export const createWorker = endpoint('createWorker', 'POST /user', {
  access: role('management', 'manage'),
  summary: 'Adds a worker.',
  body: workerForm.extend({ access: openRoles, ...ownAccount }),
  reply: user,
  errors: ['identifierTaken', 'quota'],
});

export const createAdmin = endpoint('createAdmin', 'POST /user/admin', {
  access: 'admin',
  stepUp: true,
  summary: 'Adds an admin and mails them the link by which they confirm their address and set a password.',
  body: adminForm.extend(ownAccount),
  reply: user,
  errors: ['identifierTaken', 'quota'],
});

export const changeUser = endpoint('changeUser', 'PUT /user', {
  access: role('management', 'manage'),
  summary:
    'Changes a person. Only admins change admins, make them or take it from them; nobody demotes themselves or loses their surname. Another e-mail address counts once the link mailed to it was opened; until then the one before does, and is told. Changed roles ask for a fresh proof of who one is.',
  body: z.object({
    id,
    ...ownAccount,
    name: person.name.optional(),
    surname: surnameOrNone.optional(),
    userName: orNull(userName).optional(),
    email: orNull(email).optional(),
    isAdmin: z.boolean().optional(),
    access: openRoles,
    version,
  }),
  reply: user,
  errors: ['identifierTaken', 'yourself', 'lastAdmin', 'breakGlass', 'holdsTools', 'proveAgain'],
});

export const changeOwnLanguage = endpoint('changeOwnLanguage', 'PUT /user/language', {
  access: 'signedIn',
  byBadge: true,
  summary: 'What the person of the token reads: screens on every machine, and mails.',
  body: z.object({ language }),
  reply: user,
});

export const deleteUser = endpoint('deleteUser', 'DELETE /user/{id}/account/{accountId}', {
  access: role('management', 'manage'),
  summary:
    'Removes a person, whose name stays readable in history. Not oneself, not the last admin, not who holds tools.',
  params: z.object({ id, accountId: id }),
  reply: z.object({}),
  errors: ['yourself', 'lastAdmin', 'breakGlass', 'holdsTools'],
});

export const userExists = endpoint('userExists', 'GET /user/exists/{email}', {
  access: role('management', 'manage'),
  summary:
    '200 when somebody, in any company, signs in by this address or name, or has yet to confirm it in one’s own; 404 otherwise.',
  params: z.object({ email: z.string().trim().min(1).max(254) }),
  reply: z.object({}),
});

/** The badge is for printing and stays good until a new one is made; the sign-in code is for one's own phone, once. */
export const qrKinds = ['badge', 'sign-in'] as const;
export type QrKind = (typeof qrKinds)[number];

export const userQr = endpoint('userQr', 'GET /user/{id}/qr/{parameter}', {
  access: 'signedIn',
  summary: 'A QR code as a base64 PNG, for admins and for oneself. A new badge ends the one before.',
  params: z.object({ id, parameter: z.enum(qrKinds) }),
  reply: z.object({ qr: z.string() }),
  writes: true,
  errors: ['forbidden'],
});

export const getOwnBadge = endpoint('getOwnBadge', 'GET /user/badge', {
  access: 'signedIn',
  summary: 'Since when the person of the token has a badge; null where they have none.',
  reply: z.object({ createdDate: timestamp.nullable() }),
});

export const endOwnBadge = endpoint('endOwnBadge', 'DELETE /user/badge', {
  access: 'signedIn',
  summary: 'Ends one’s own badge, and what was opened with it.',
  reply: z.object({}),
});
