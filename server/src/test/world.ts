import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SignUpForm, signUp } from '@llave/contract/accounts';
import { authenticate } from '@llave/contract/authentication';
import { type Call, declared, type Reply } from '@llave/contract/endpoint';
import { type ErrorReply, isErrorReply } from '@llave/contract/errors';
import { fillPath } from '@llave/contract/paths';
import type { User } from '@llave/contract/users';
import type { InjectOptions } from 'fastify';
import { openMailer } from '../adapters/mailer.ts';
import { openStorage } from '../adapters/open-storage.ts';
import { hashPassword } from '../adapters/passwords.ts';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { asVisitor } from '../db/tenancy.ts';
import { held } from '../http/limits/overload.ts';
import { openLog } from '../http/log.ts';
import type { VisitorScope } from '../http/scope.ts';
import { openJobs } from '../jobs/jobs.ts';
import { startWork } from '../jobs/work.ts';
import { openRelay } from '../live/relay.ts';
import { signedIn } from '../modules/authentication/sessions.ts';
import { createUser, type NewUser } from '../modules/users/commands.ts';
import { findUserRow } from '../modules/users/queries.ts';
import type { Services } from '../services.ts';
import { watchSecrets } from './secrets.ts';
import { somewhere } from './somewhere.ts';
import { openCopy } from './template.ts';

export type World = Awaited<ReturnType<typeof openWorld>>;
export type Answer<T> = { status: number; body: T; headers: Record<string, string | undefined> };
export type Member = { accountId: string; user: User; token: string };

type Sending = {
  params?: object;
  query?: object;
  body?: unknown;
  token?: string;
  key?: string;
  address?: string;
  cookie?: string;
};

const password = 'Correcta.1';
/** Hashed once: to hash takes long on purpose, and most tests are not about it. */
let hashed: Promise<string> | undefined;
const passwordHash = () => {
  hashed ??= hashPassword(password, { of: 'tests' });
  return hashed;
};

/** That a refusal of too much comes late is of use against floods only: `http/http.test.ts` and the floods look at it. */
held.milliseconds = 1;

/** A real server on a real database of its own, with people in it. */
export const openWorld = async (settings: Record<string, string> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'llave-'));
  const config: Config = readConfig({
    LLAVE_DATA: folder,
    LLAVE_DEMO: 'off',
    TRUST_PROXY: '127.0.0.1',
    LLAVE_DEV_MAIL: 'on',
    ...settings,
  });
  const lines: string[] = [];
  const attacks: { security: string }[] = [];
  const write = (line: string) => {
    lines.push(line);
    if (line.includes('"security"')) attacks.push(JSON.parse(line));
  };
  const log = openLog('info', { write });
  const database = await openCopy();
  let ahead = 0;
  const services: Services = {
    config,
    log,
    database,
    jobs: await openJobs(database, (error) => log.error({ err: error })),
    relay: openRelay(database.system, (error) => log.error({ err: error })),
    mailer: openMailer(config),
    storage: await openStorage({ dataFolder: folder, azureConnectionString: config.azure }),
    now: () => new Date(Date.now() + ahead),
  };
  const app = await buildApp(services);
  const secrets = watchSecrets(app);
  await startWork(services);

  const call = async <E extends Call>(
    endpoint: E,
    sending: Sending = {},
  ): Promise<Answer<Reply<E> & Partial<ErrorReply>>> => {
    const query = new URLSearchParams(sending.query as Record<string, string>).toString();
    const response = await app.inject({
      method: endpoint.method,
      url: `/api${fillPath(endpoint, (sending.params ?? {}) as Record<string, unknown>)}${query && `?${query}`}`,
      headers: {
        ...(sending.token && { authorization: `Bearer ${sending.token}` }),
        ...(sending.key && { 'idempotency-key': sending.key }),
        ...(sending.address && { 'x-forwarded-for': sending.address }),
        ...(sending.cookie && { cookie: sending.cookie }),
      },
      ...(sending.body !== undefined && { payload: sending.body as InjectOptions['payload'] }),
    });
    const body = response.json();
    refuseUndeclared(endpoint, body);
    return {
      status: response.statusCode,
      body,
      headers: response.headers as Record<string, string>,
    };
  };

  const signIn = async (identifier: string, secret = password): Promise<Member> => {
    const { status, body } = await call(authenticate, { body: { identifier, password: secret } });
    if (status !== 200) throw new Error(`${identifier} cannot sign in: ${status} ${body.code}`);
    return { accountId: body.user.accountId, user: body.user, token: body.token };
  };

  /** A session for somebody, as if they had just signed in. */
  const enter = (accountId: string, userId: string): Promise<Member> =>
    asVisitor(database, 'write', accountId, async (db) => {
      const person = await findUserRow(db, userId);
      if (!person) throw new Error(`${userId} is not there`);
      const scope = {
        db,
        accountId,
        config,
        now: services.now,
        address: '127.0.0.1',
        userAgent: '',
        note: () => undefined,
      };
      const { user, token } = await signedIn(scope as unknown as VisitorScope, person, {
        byBadge: false,
        proved: true,
      });
      return { accountId, user, token };
    });

  /** A company of its own, with its first admin signed in, who has confirmed their address unless it is said otherwise. */
  const company = async (form: Partial<SignUpForm> = {}, isConfirmed = true): Promise<Member & { email: string }> => {
    const email = form.email ?? `jefa-${randomUUID()}@taller.test`;
    const { body } = await call(signUp, { body: signUpForm({ email, ...form }), address: somewhere() });
    const founder = await asVisitor(database, 'write', body.id, (db) =>
      db
        .updateTable('users')
        .set({ email_confirmed_at: isConfirmed ? services.now() : null })
        .returning('user_id')
        .executeTakeFirstOrThrow(),
    );
    return { ...(await enter(body.id, founder.user_id)), email };
  };

  /** Someone else in that company, signed in. */
  const person = async (accountId: string, user: Partial<NewUser> = {}): Promise<Member> => {
    const userName = user.userName ?? `u-${randomUUID().slice(0, 12)}`;
    const hash = await passwordHash();
    const id = await asVisitor(database, 'write', accountId, (db) =>
      createUser(db, {
        name: 'Marta',
        surname: 'Ruiz',
        email: null,
        isAdmin: false,
        language: 'es-ES',
        passwordHash: hash,
        ...user,
        userName,
      }),
    );
    return enter(accountId, id);
  };

  return {
    app,
    services,
    database,
    lines,
    call,
    signIn,
    company,
    person,
    password,
    secrets,
    /** What the log tells as an attack. */
    attacks: () => [...attacks],
    /** Lets time pass for the server. */
    pass: (minutes: number) => {
      ahead += minutes * 60_000;
    },
    /** Sets the server's clock to a moment, or right again. */
    setClock: (moment?: string) => {
      ahead = moment ? Date.parse(moment) - Date.now() : 0;
    },
    close: async () => {
      await app.close();
      services.relay.close();
      await services.jobs.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
      const told = secrets.toldBy(lines);
      if (told.length > 0) throw new Error(`The log tells secrets that begin with ${told.join(', ')}`);
    },
  };
};

/** What a call answers is what its declaration says, so that who reads the API's description is told of it. */
const refuseUndeclared = (call: Call, answer: unknown) => {
  const { name, errors } = declared(call);
  if (isErrorReply(answer) && !errors.includes(answer.code))
    throw new Error(`${name} answers ${answer.code}: name it in the errors of its endpoint in contract/src`);
};

export const signUpForm = (form: Partial<SignUpForm> = {}): SignUpForm => ({
  companyName: 'Taller Turia',
  companyIdentifier: 'B12345674',
  phoneNumber: '960 000 000',
  email: `jefa-${randomUUID()}@taller.test`,
  password,
  language: 'es',
  address: { street: 'Calle Mayor, 1', city: 'Valencia', state: 'Valencia', postCode: '46001' },
  ...form,
});
