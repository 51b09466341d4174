import { Readable } from 'node:stream';
import type { Endpoint } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import { nextCursor, type Page } from '@llave/contract/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refund, spend } from '../db/budgets.ts';
import type { Db } from '../db/database.ts';
import { findSignInName } from '../db/system.ts';
import { asFounder, asMember, asVisitor, type Mode } from '../db/tenancy.ts';
import { mailing } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { admit } from './admission.ts';
import { nobody } from './answers.ts';
import { by, openNotes, writeDown } from './audit.ts';
import { between } from './between.ts';
import { browserOf } from './browser.ts';
import type { Call } from './call.ts';
import { callerOf } from './caller.ts';
import { type Csv, csvLines, csvMark, languageFor, wantsCsv } from './csv.ts';
import { deviceOf } from './device.ts';
import { isPassing } from './errors.ts';
import { accountIdFor, keyed } from './keys.ts';
import { readingForms } from './large-forms.ts';
import { memberOf } from './member.ts';
import { networkOf } from './network.ts';
import { heavyWeight, withRoom } from './overload.ts';
import { isHeavy, spendTime } from './pace.ts';
import { readProof, requireProof } from './proofs.ts';
import type { Caller, Route } from './route.ts';
import type { Base, Me, Outside, Proof, StrangerScope, VisitorScope } from './scope.ts';
import { readToken, type Session } from './session.ts';
import { noteSighting } from './sightings.ts';
import { idIn, validated } from './validation.ts';

/** Puts one route on the server: identify, authorise, validate, transact, reply. */
export const serve = (app: FastifyInstance, services: Services, route: Route) => {
  const { method, path, access } = route.endpoint;
  app.route({
    method,
    url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ...readingForms(services, route.endpoint),
    handler: async (request, reply) => {
      const call = { services, route, request, reply };
      if (route.csv && wantsCsv(request)) return sendCsv(call, route.csv);
      const of = await callerOf(services, access, request);
      const isLong = isHeavy(route.endpoint, request);
      if (isLong) spendTime(request, of);
      const turn = { of, weight: isLong ? heavyWeight : 1 };
      const result = await withRoom(turn, () => persistently(() => answer(call)));
      if (route.endpoint.writes) services.relay.wake();
      const { items, next } = result as Partial<Page<unknown>>;
      if (next) reply.header(nextCursor, next);
      return reply.send(items ?? result);
    },
  });
};

const longestPage = 500;

/** The whole report as it is now, a page at a time, each read by itself, so that a slow reader holds nothing. */
const sendCsv = async (call: Call, csv: Csv<never>) => {
  const language = languageFor(call.request);
  const of = await callerOf(call.services, call.route.endpoint.access, call.request);
  spendTime(call.request, of);
  const read = async (cursor?: string): Promise<Partial<Page<unknown>>> => {
    const query = { ...(call.request.query as object), limit: longestPage, cursor };
    const request = Object.assign(Object.create(call.request), { query }) as FastifyRequest;
    const turn = { of, weight: heavyWeight };
    return withRoom(turn, () => persistently(() => answer({ ...call, request }))) as Promise<Partial<Page<unknown>>>;
  };
  const first = await read();
  await noteExport(call, csv.name[language]);
  const parts = async function* () {
    yield csvMark + csvLines([csv.head(language)]);
    for (let page = first; ; page = await read(page.next)) {
      yield csvLines(csv.lines((page.items ?? page) as never, language));
      if (!page.next) return;
    }
  };
  return call.reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${csv.name[language]}.csv"`)
    .send(Readable.from(parts()));
};

/** What leaves as a file is written down before its first line goes. */
const noteExport = async (call: Call, name: string) => {
  const { services, request } = call;
  const session = await readToken(services.config.secrets, request.headers.authorization, services.now());
  await asMember(services.database, 'write', session, async (db, member) => {
    if (!member) throw new AppError('sessionEnded', undefined, 'The session is over');
    await writeDown(db, base(call), {
      act: 'exported',
      ...by(memberOf(member, session)),
      subject: { id: null, name },
      after: request.query as object,
    });
  });
};

const acted = async (route: Route, scope: unknown, input: unknown, prepared: unknown) => {
  const result = await route.act(scope as never, input as never, prepared as never);
  return route.after ? result : fitting(route.endpoint, result);
};

/** What leaves is what the contract names; an act whose answer does not fit it is a fault of ours, and has not happened. */
const fitting = ({ reply: shape }: Endpoint, result: unknown) => {
  const { items, next } = result as Partial<Page<unknown>>;
  const { success, data, error } = shape.safeParse(items ?? result);
  if (!success) throw new Error('The answer does not fit the contract', { cause: error });
  return items ? { items: data as unknown[], ...(next && { next }) } : data;
};

const answer = async (call: Call): Promise<unknown> => {
  const { access } = call.route.endpoint;
  if (access === 'stranger') return asStrangerOf(call);
  if (access === 'visitor') return visit(call, idIn(call.request.params, 'accountId'));

  if (access === 'reporter' || access === 'customer') {
    const proof = await requireProof(call.services, access, call.request);
    return visit(call, proof.accountId, proof);
  }
  const proof =
    access === 'proof' && !call.request.headers.authorization && (await readProof(call.services, call.request));
  if (proof) return visit(call, proof.accountId, proof);
  return asMemberOf(
    call,
    await readToken(call.services.config.secrets, call.request.headers.authorization, call.services.now()),
  );
};

const asMemberOf = async (call: Call, session: Session) => {
  const { services, route } = call;
  const inCompany = <T>(mode: Mode, work: (db: Db, me: Me) => Promise<T>) =>
    asMember(services.database, mode, session, (db, member) => {
      if (!member) throw new AppError('sessionEnded', undefined, 'The session is over');
      noteSighting(services, session);
      const me = memberOf(member, session);
      admit(route.endpoint, me, services.now());
      return work(db, me);
    });

  const prepared = route.before && (await inCompany('read', async (_, me) => me).then((me) => prepare(call, { me })));
  return inCompany(modeOf(route.endpoint), (db, me) => {
    const input = validated(route.endpoint, call.request, session.accountId);
    return within(call, db, session.accountId, me, (scope) => acted(route, { ...scope, me }, input, prepared));
  });
};

const visit = async (call: Call, accountId: string, proof?: Proof) => {
  const { services, route } = call;
  const prepared = route.before && (await prepare(call, { ...(proof && { proof }) }));
  const done = await asVisitor(services.database, modeOf(route.endpoint), accountId, (db, exists) => {
    if (!exists) throw new AppError('notFound');
    const input = validated(route.endpoint, call.request, accountId);
    return within(call, db, accountId, undefined, (scope) =>
      acted(route, { ...scope, ...(proof && { proof }) }, input, prepared),
    );
  });
  if (!route.after) return done;
  const input = validated(route.endpoint, call.request, accountId) as never;
  return fitting(
    route.endpoint,
    await route.after(between(services, accountId), done as never, { input, prepared } as never),
  );
};

const asStrangerOf = async (call: Call) => {
  const { services, route, request, reply } = call;
  const input = validated(route.endpoint, request);
  const { database } = services;
  const reading =
    <T>(accountId: string, work: (scope: VisitorScope) => Promise<T>) =>
    (db: Db) =>
      work(companyScope(call, db, accountId, () => undefined));
  const writing =
    <T>(accountId: string, work: (scope: VisitorScope) => Promise<T>) =>
    (db: Db) =>
      within(call, db, accountId, undefined, work) as Promise<T>;
  const scope: StrangerScope = {
    ...outside(call),
    system: database.system,
    device: await deviceOf(services, request, reply),
    browser: browserOf(services, request, reply),
    later: (name, data) => services.jobs.send(database.system, name, data),
    read: (accountId, work) => asVisitor(database, 'read', accountId, reading(accountId, work)),
    write: (accountId, work) => asVisitor(database, 'write', accountId, writing(accountId, work)),
    found: async (work) => {
      const accountId = await accountIdFor(call);
      return asFounder(database, accountId, writing(accountId, work));
    },
  };
  const prepared = route.before && (await prepare(call, {}));
  return acted(route, scope, input, prepared);
};

const modeOf = (endpoint: Endpoint): Mode => (endpoint.writes ? 'write' : 'read');

const prepare = (call: Call, caller: Caller) =>
  call.route.before?.(
    outside(call),
    validated(call.route.endpoint, call.request, caller.me?.accountId) as never,
    caller,
  );

const base = ({ services, request }: Call): Base => ({
  config: services.config,
  now: services.now,
  log: request.log,
  address: networkOf(request.ip),
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
});

const outside = (call: Call): Outside => {
  const { system } = call.services.database;
  return {
    ...base(call),
    spend: async (budgets) => {
      const seconds = await spend(system, budgets);
      if (seconds > 0) throw new AppError('tooMany', { seconds: Math.ceil(seconds) });
    },
    refund: (budgets) => refund(system, budgets),
    company: (accountId) => between(call.services, accountId),
    isTaken: async (name) => (await findSignInName(system, name)) !== undefined,
  };
};

/** One act inside a company, done once for a key, and written down with it where the audit trail keeps it. */
const within = <T>(
  call: Call,
  db: Db,
  accountId: string,
  me: Me | undefined,
  act: (scope: VisitorScope) => Promise<T>,
) =>
  keyed(call, db, me?.id ?? nobody, async () => {
    const notes = openNotes(call.route.endpoint, base(call), call.request, me);
    const result = await act(companyScope(call, db, accountId, notes.note));
    await notes.write(db);
    return result;
  });

const companyScope = (call: Call, db: Db, accountId: string, note: VisitorScope['note']): VisitorScope => ({
  ...base(call),
  db,
  accountId,
  note,
  mail: mailing(call.services.jobs, db, accountId),
  later: (name, data) => call.services.jobs.send(db, name, data),
});

/** Two transactions that stood in each other's way: the one the database gave up tries again. */
const persistently = async <T>(work: () => Promise<T>, tries = 3): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (tries > 1 && isPassing(error)) return persistently(work, tries - 1);
    throw error;
  }
};
