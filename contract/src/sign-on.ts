import { z } from 'zod';
import { forgotPasswordForm, signedIn } from './authentication.ts';
import { endpoint } from './endpoint.ts';
import { flag, id, orNull, required } from './fields.ts';

/** Where the provider sends people back to. */
export const signOnPath = '/sign-on';

export const signOnForm = z.object({
  issuer: z
    .string('issuerRequired')
    .trim()
    .min(1, 'issuerRequired')
    .max(300, 'tooLong')
    .regex(/^https?:\/\/[^\s?#@]+$/, 'issuerInvalid')
    .pipe(z.url('issuerInvalid')),
  clientId: required('clientIdRequired', 200),
  /** Without it, the one from before stays, for the same provider. */
  clientSecret: orNull(required('clientSecretRequired', 500)).optional(),
  domain: z
    .string('domainRequired')
    .trim()
    .toLowerCase()
    .min(1, 'domainRequired')
    .max(253, 'tooLong')
    .regex(/^([a-zA-Z0-9-]+\.)+[a-zA-Z0-9-]{2,}$/, 'domainInvalid'),
  /** Nobody but the break-glass admin signs in by a password. */
  passwordsOff: flag.default(false),
  breakGlassId: orNull(id).optional(),
});
export type SignOnForm = z.input<typeof signOnForm>;

export const signOn = z.object({
  issuer: z.string(),
  clientId: z.string(),
  domain: z.string(),
  passwordsOff: z.boolean(),
  breakGlassId: id.nullable(),
});
export type SignOn = z.infer<typeof signOn>;

const params = z.object({ accountId: id });

export const getSignOn = endpoint('getSignOn', 'GET /account/{accountId}/sign-on', {
  access: 'admin',
  summary:
    'How the company signs in by its own OpenID Connect provider, and what can be chosen for it: domains of addresses that its admins have confirmed, and admins with a password.',
  params,
  reply: z.object({
    signOn: signOn.nullable(),
    redirectUri: z.string(),
    domains: z.array(z.string()),
    breakGlass: z.array(z.object({ id, name: z.string() })),
  }),
});

export const setSignOn = endpoint('setSignOn', 'PUT /account/{accountId}/sign-on', {
  access: 'admin',
  stepUp: true,
  summary:
    'Sets the company’s provider, which is asked whether it is one. It is sent whole; the secret never comes back, and is needed for another provider than before.',
  params,
  body: signOnForm,
  reply: signOn,
  errors: ['providerUnfit', 'domainTaken'],
});

export const removeSignOn = endpoint('removeSignOn', 'DELETE /account/{accountId}/sign-on', {
  access: 'admin',
  stepUp: true,
  summary: 'Ends signing in by the company’s provider; passwords count again.',
  params,
  reply: z.object({}),
});

export const startSignOn = endpoint('startSignOn', 'POST /authentication/sign-on', {
  access: 'stranger',
  summary: 'Where to sign in with the company’s account, by the domain of an address; good for ten minutes.',
  body: forgotPasswordForm,
  reply: z.object({ url: z.string() }),
  repeatable: false,
  errors: ['notFound', 'providerUnfit'],
});

export const completeSignOn = endpoint('completeSignOn', 'POST /authentication/sign-on/complete', {
  access: 'stranger',
  summary:
    'Signs in whoever comes back from the company’s provider, in the browser that they left from. Whoever is new becomes a worker without roles.',
  body: z.object({
    state: z.string().min(1).max(200),
    code: z.string().min(1).max(4000),
    iss: z.string().max(300).optional(),
  }),
  reply: signedIn,
  repeatable: false,
  errors: ['linkInvalid', 'providerUnfit', 'signOnFailed', 'identifierTaken', 'secondFactor', 'wrongCredentials'],
});
