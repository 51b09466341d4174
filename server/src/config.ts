import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** A setting that the product cannot start with: told in one line. */
export class BadSetting extends Error {}

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const quota = (usual: number) => z.coerce.number('must be a number').int().min(1).default(usual);

const isNetwork = (text: string) => isIP(text.split('/')[0] ?? '') > 0 && /^[^/]+(\/\d{1,3})?$/.test(text);

/** Several with commas, newest first: what an older one signed or sealed is still good. */
const secrets = z
  .string()
  .transform((value) => value.split(',').map((secret) => secret.trim()) as [string, ...string[]])
  .refine((all) => all.every((secret) => secret.length >= 32), 'must have at least 32 characters each');

const settings = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  LLAVE_DATA: z.string().default('./data'),
  LLAVE_SECRET: secrets.optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOL: z.coerce.number('must be a number').int().min(2).max(200).default(20),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().default('Llave <no-reply@llave.test>'),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  AZURE_STORAGE_CONNECTION_STRING: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .refine((value) => value === 'off' || value.split(',').every((part) => isNetwork(part.trim())), {
      message: 'must be off, or addresses or networks with commas, such as 10.0.0.0/8',
    })
    .default('off'),
  LLAVE_QUOTA_BYTES: quota(20 * 1024 ** 3),
  LLAVE_QUOTA_PEOPLE: quota(500),
  LLAVE_QUOTA_MAILS: quota(2000),
  LLAVE_DEMO: onOff.optional(),
  LLAVE_DEV_MAIL: onOff.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
});

/** Public pages that name no company show this one, where the demo is on. */
export const demoAccountId = '0de30000-11a7-4e00-8000-000000000001';

export type Config = ReturnType<typeof readConfig>;

/** The environment as one typed value; throws `BadSetting` with every fault in it. */
export const readConfig = (env: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success)
    throw new BadSetting(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));

  const set = parsed.data;
  const dataFolder = resolve(set.LLAVE_DATA);
  const publicUrl = new URL(set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).origin;
  const all = set.LLAVE_SECRET ?? secrets.parse(keptSecret(dataFolder));
  const isLocal = isHere(set.HOST) && isHere(new URL(publicUrl).hostname);
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl,
    dataFolder,
    /** What signs and seals. */
    secret: all[0],
    /** What may have signed or sealed. */
    secrets: all,
    databaseUrl: set.DATABASE_URL,
    databasePool: set.DATABASE_POOL,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    contactEmail: set.CONTACT_EMAIL ?? addressIn(set.MAIL_FROM),
    azure: set.AZURE_STORAGE_CONNECTION_STRING,
    trustProxy: set.TRUST_PROXY === 'off' ? false : set.TRUST_PROXY.split(',').map((address) => address.trim()),
    /** How much each company may have, where no row of `quotas` says otherwise. */
    quota: { bytes: set.LLAVE_QUOTA_BYTES, people: set.LLAVE_QUOTA_PEOPLE, mails: set.LLAVE_QUOTA_MAILS },
    demo: set.LLAVE_DEMO ?? set.DATABASE_URL === undefined,
    logLevel: set.LOG_LEVEL,
    metricsToken: set.METRICS_TOKEN,
    /** Nobody but this machine is meant to get in. */
    isLocal,
    /** Mails may be read in the browser: it was said, or nothing but this machine gets in. */
    devMail: set.LLAVE_DEV_MAIL ?? (isLocal && set.TRUST_PROXY === 'off'),
  };
};

const isHere = (host: string) => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);

/** The address in a sender that may also have a name: `Llave <no-reply@llave.test>`. */
const addressIn = (sender: string) => sender.match(/<([^<>]+)>\s*$/)?.[1] ?? sender;

const keptSecret = (dataFolder: string) => {
  const path = join(dataFolder, 'secret');
  try {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new BadSetting(`LLAVE_DATA ${dataFolder} cannot be written to (${code})`);
  }
  return readFileSync(path, 'utf8');
};
