import type { ServerResponse } from 'node:http';
import { type Access, allows, role } from '@llave/contract/access';
import { AppError } from '@llave/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asMember } from '../db/tenancy.ts';
import { type Cursor, readCursor, writeCursor } from '../live/cursor.ts';
import type { Change } from '../live/events.ts';
import type { Services } from '../services.ts';
import { memberOf } from './member.ts';
import { withRoom } from './overload.ts';
import { spendTime } from './pace.ts';
import type { Me } from './scope.ts';
import { readToken, type Session } from './session.ts';

const heartbeat = 15_000;
const streamsOfOnePerson = 20;
const streamsOfOneCompany = 1000;
/** A reader this far behind is cut off; it comes back and gets the rest. */
const maxUnread = 1024 * 1024;

type Stream = { session: Session; me: Me; raw: ServerResponse };

/** One stream of changes a browser, for its own company, that goes on where it was after a lost connection. */
export const serveEvents = (app: FastifyInstance, services: Services) => {
  const streams = new Set<Stream>();

  app.get('/api/events', async (request, reply) => {
    const { session, me } = await identify(services, request);
    const mine = [...streams].filter((stream) => stream.session.userId === session.userId);
    const ours = [...streams].filter((stream) => stream.session.accountId === session.accountId);
    if (mine.length >= streamsOfOnePerson || ours.length >= streamsOfOneCompany)
      throw new AppError('tooMany', { seconds: 30 });

    const stream = { session, me, raw: openStream(reply) };
    streams.add(stream);
    await follow(services, stream, readCursor(request.headers['last-event-id'] as string | undefined), () =>
      streams.delete(stream),
    );
  });

  app.addHook('preClose', async () => {
    for (const { raw } of streams) raw.end();
  });
};

const identify = async (services: Services, request: FastifyRequest) => {
  const session = await readToken(services.config.secrets, request.headers.authorization, services.now());
  spendTime(request, session.accountId);
  const me = await withRoom({ of: session.accountId }, () => memberOfSession(services, session));
  if (!me) throw new AppError('sessionEnded', undefined, 'The session is over');
  if (me.toEnrol) throw new AppError('enrolFirst');
  return { session, me };
};

const isOpen = async (services: Services, session: Session) => (await memberOfSession(services, session)) !== undefined;

const memberOfSession = ({ database }: Services, session: Session) =>
  asMember(database, 'read', session, async (_, member) => member && memberOf(member, session));

/** Who may hear that things of a kind change; the others of a company are not even told which there are. */
const audience: Record<string, Access> = {
  vehicle: role('renting', 'view'),
  booking: role('renting', 'view'),
  locker: [role('tools', 'manage'), role('renting', 'view')],
  tool: role('tools', 'view'),
  incident: role('tools', 'view'),
  checkIn: role('checking', 'view'),
  fieldIncident: role('checking', 'view'),
};

const frame = (event: string, data: object = {}, cursor?: Cursor) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n${cursor ? `id: ${writeCursor(cursor)}\n` : ''}\n`;

const kindsFor = (me: Me) => Object.keys(audience).filter((kind) => allows(audience[kind] ?? 'signedIn', me));

/** Of more than this of one kind nobody reads one after the other: then only the kind is named. */
const named = 100;

/** A frame a kind, with each id once; only the last has the cursor, because who hears less has not heard all. */
const textOf = (changes: Change[], kinds: string[]) => {
  const heard = changes.filter(({ kind }) => kind !== 'session' && (!audience[kind] || kinds.includes(kind)));
  const last = heard.at(-1);
  if (!last) return '';
  const byKind = [...Map.groupBy(heard, ({ kind }) => kind)];
  const frames = byKind.map(([kind, ofKind], at) => {
    const ids = new Set(ofKind.map(({ entityId }) => entityId));
    const isLast = at === byKind.length - 1;
    return frame('change', ids.size > named ? { kind } : { kind, ids: [...ids] }, isLast ? last.cursor : undefined);
  });
  return frames.join('');
};

type Told = { ended: Map<string, number>; texts: Map<string, Buffer> };
const told = new WeakMap<Change[], Told>();

/** What is said of these changes, written once for everybody who may hear the same, and whose session ends among them. */
const tell = (changes: Change[]): Told => {
  const known = told.get(changes);
  if (known) return known;

  const ended = changes.flatMap(({ kind, entityId }, at) => (kind === 'session' ? [[entityId, at] as const] : []));
  const made = { ended: new Map(ended.reverse()), texts: new Map<string, Buffer>() };
  told.set(changes, made);
  return made;
};

/** It ends with its connection, so nothing has to be wrapped in chunks for each listener again. */
const openStream = (reply: FastifyReply): ServerResponse => {
  reply
    .header('Content-Type', 'text/event-stream')
    .header('Cache-Control', 'no-store')
    .header('Connection', 'close')
    .header('X-Accel-Buffering', 'no');
  reply.hijack();
  reply.raw.removeHeader('Transfer-Encoding');
  reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>);
  reply.raw.flushHeaders();
  return reply.raw;
};

const follow = async (
  services: Services,
  { session, me, raw }: Stream,
  since: Cursor | undefined,
  left: () => void,
) => {
  const { relay, log } = services;
  const send = (text: string | Buffer) => {
    if (raw.writableLength > maxUnread) raw.destroy();
    else if (raw.writable && text.length > 0) raw.write(text);
  };
  const signOut = () => raw.end('event: signedOut\ndata: {}\n\n');

  const kinds = kindsFor(me);
  const rights = kinds.join();

  const beats = setInterval(() => send(': \n\n'), heartbeat);
  const expiry = setTimeout(signOut, session.expiresAt.getTime() - services.now().getTime());
  let leave = () => {};
  raw.on('close', () => {
    clearInterval(beats);
    clearTimeout(expiry);
    leave();
    left();
  });
  raw.on('error', () => raw.destroy());

  try {
    leave = await relay.join(
      {
        accountId: session.accountId,
        hear: (changes) => {
          const { ended, texts } = tell(changes);
          const end = ended.get(session.sessionId);
          if (end !== undefined) {
            send(textOf(changes.slice(0, end), kinds));
            return signOut();
          }
          const text = texts.get(rights) ?? Buffer.from(textOf(changes, kinds));
          texts.set(rights, text);
          send(text);
        },
        begin: (cursor) => send(frame(since ? 'resync' : 'hello', {}, cursor)),
      },
      since,
    );
    // It may have ended after it was looked at and before anybody listened.
    if (!(await isOpen(services, session))) signOut();
  } catch (error) {
    log.error({ err: error }, 'live stream');
    raw.destroy();
  }
  if (raw.destroyed) leave();
};
