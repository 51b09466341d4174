import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { factorRules } from './factors.ts';
import {
  changesOf,
  email,
  fileName,
  fileReference,
  flag,
  id,
  language,
  listOf,
  newPassword,
  numeric,
  optionalText,
  orNull,
  required,
  timestamp,
  version,
} from './fields.ts';

export const address = z.object(
  {
    street: required('streetRequired'),
    city: required('cityRequired'),
    state: required('stateRequired'),
    postCode: required('postCodeRequired', 20),
  },
  'addressRequired',
);

/** What a company says of itself, in sign-up and in its account page alike. */
const company = z.object({
  companyName: required('companyNameRequired'),
  companyIdentifier: required('companyIdentifierRequired', 40),
  phoneNumber: required('phoneRequired', 40),
  address,
});

/** A part of a name that may be left out. */
const maybe = (code: string) => z.union([z.literal(''), required(code, 100)]).optional();

/** Who signs up may say their name; where they do not, the company's stands in. */
export const signUpForm = company.extend({
  name: maybe('nameRequired'),
  surname: maybe('surnameRequired'),
  email,
  password: newPassword,
  language: language.default('es'),
});
export type SignUpForm = z.input<typeof signUpForm>;

export const maxDelegations = 200;

const months = z.number().int().min(1, 'monthsInvalid').max(120, 'monthsInvalid');

/** How many months people's data stays at hand once what it was given for is over, and how many more it is kept blocked. */
export const retention = z.object({
  /** Photos and videos of vehicles, counted from the end of the check-in or booking. */
  pictures: months,
  /** Check-ins and bookings: contact data, signatures and signed papers. */
  papers: months,
  /** Reports of the company's sites, with their photos. */
  reports: months,
  /** Out of everybody's reach, for judges and authorities only; then erased. */
  blocked: months,
});
export type Retention = z.infer<typeof retention>;

/** So many hours before a booking begins its customer may sign and take the key. */
const checkInHours = numeric(
  z
    .number('checkInHoursInvalid')
    .int('checkInHoursInvalid')
    .min(0, 'checkInHoursInvalid')
    .max(72, 'checkInHoursInvalid'),
  /^(\d|[1-6]\d|7[0-2])$/,
  'checkInHoursInvalid',
);

/** So many minutes a visitor has to drop the key in the locker that was kept for it. */
const keyDropMinutes = numeric(
  z
    .number('keyDropMinutesInvalid')
    .int('keyDropMinutesInvalid')
    .min(5, 'keyDropMinutesInvalid')
    .max(1440, 'keyDropMinutesInvalid'),
  /^([5-9]|[1-9]\d{1,2}|1[0-3]\d\d|14[0-3]\d|1440)$/,
  'keyDropMinutesInvalid',
);

/** What the account page edits. The e-mail address is read-only there. */
export const accountForm = company.extend({
  logo: orNull(fileName).default(null),
  privacyPolicy: optionalText(50_000).default(''),
  fullCheckinAccess: flag.default(false),
  keyDrop: flag.default(false),
  registryNumber: optionalText(60).default(''),
  /** The e-mail address that customers see; the one somebody signs in with is not shown. */
  contactEmail: z.union([z.literal(''), email]).default(''),
  delegations: listOf(required('delegationRequired', 80), maxDelegations).default([]),
  /** Without it, what was set stays. */
  checkInHours: checkInHours.optional(),
  /** Without it, what was set stays. */
  keyDropMinutes: keyDropMinutes.optional(),
  /** Of whom a second factor is asked. Without it, what was set stays. */
  secondFactor: z.enum(factorRules).optional(),
  /** Without it, what was set stays: nobody shortens it by leaving it out. */
  retention: retention.optional(),
  /** How many months the audit trail is kept. Without it, what was set stays. */
  auditMonths: months.min(12, 'auditMonthsInvalid').optional(),
});
export type AccountForm = z.input<typeof accountForm>;

export const account = z.object({
  id,
  companyName: z.string(),
  companyIdentifier: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  address: z.object({ street: z.string(), city: z.string(), state: z.string(), postCode: z.string() }),
  logo: z.string().nullable(),
  logoUrl: z.string().nullable(),
  privacyPolicy: z.string(),
  fullCheckinAccess: z.boolean(),
  keyDrop: z.boolean(),
  registryNumber: z.string(),
  contactEmail: z.string(),
  delegations: z.array(z.string()),
  checkInHours: z.number().int(),
  keyDropMinutes: z.number().int(),
  secondFactor: z.enum(factorRules),
  retention,
  auditMonths: z.number().int(),
  createdDate: timestamp,
  /** When the company will be deleted, if that was asked for. */
  deletionDate: timestamp.nullable(),
  version: z.number().int(),
});
export type Account = z.infer<typeof account>;

/** What anybody may know of a company: what its public pages show. */
export const publicAccount = z.object({
  id,
  name: z.string(),
  companyIdentifier: z.string(),
  /** The one for customers; empty where the company gives none. */
  email: z.string(),
  phoneNumber: z.string(),
  street: z.string(),
  city: z.string(),
  postCode: z.string(),
  state: z.string(),
  registryNumber: z.string(),
  logoUrl: z.string().nullable(),
  privacyPolicy: z.string(),
  fullCheckinAccess: z.boolean(),
  keyDrop: z.boolean(),
  delegations: z.array(z.string()),
  retention,
  uploadTicket: z.string(),
});
export type PublicAccount = z.infer<typeof publicAccount>;

const params = z.object({ accountId: id });

export const signUp = endpoint('signUp', 'POST /account', {
  access: 'stranger',
  summary: 'Registers a company and its first admin, and sends them a welcome mail.',
  body: signUpForm,
  reply: z.object({ id }),
  errors: ['identifierTaken'],
});

export const getAccount = endpoint('getAccount', 'GET /account/{accountId}', {
  access: 'signedIn',
  byBadge: true,
  summary: 'The company of the person who has signed in.',
  params,
  reply: account,
});

export const changeAccount = endpoint('changeAccount', 'PUT /account', {
  access: 'admin',
  summary: 'Changes the company’s data; what is not sent and the e-mail address stay as they are.',
  body: changesOf(accountForm).extend({
    address: changesOf(address).optional(),
    /** The logo may also be changed by its address. */
    logoUrl: orNull(fileReference).optional(),
    version,
  }),
  reply: account,
  errors: ['proveAgain'],
});

export const getPublicAccount = endpoint('getPublicAccount', 'GET /account/booking/{accountId}', {
  access: 'visitor',
  summary: 'What a company’s public pages show, with a ticket for the uploads of its two wizards.',
  params,
  reply: publicAccount,
});

/** A company's own pages for people without an account, as their addresses begin. */
export const publicPages = ['check-in', 'field-incident', 'customer', 'privacy-policy'] as const;
export type PublicPage = (typeof publicPages)[number];

export const drawPageQr = endpoint('drawPageQr', 'GET /account/{accountId}/qr/{page}', {
  access: 'admin',
  summary: 'One of the company’s public pages as a QR code to print, a PNG in base64.',
  params: params.extend({ page: z.enum(publicPages) }),
  reply: z.object({ qr: z.string() }),
});

export const getDemoAccount = endpoint('getDemoAccount', 'GET /account/demo', {
  access: 'stranger',
  summary: 'The company that public pages without one in their address show, where the demo is on.',
  reply: z.object({ id }),
  errors: ['notFound'],
});
