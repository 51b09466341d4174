import type { ServerResponse } from 'node:http';
import { AppError } from '@llave/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openLine } from '../../adapters/line.ts';
import { asMember } from '../../db/tenancy.ts';
import { type Cursor, readCursor } from '../../live/cursor.ts';
import type { Change } from '../../live/events.ts';
import type { Services } from '../../services.ts';
import { memberOf } from '../callers/member.ts';
import { readToken, type Session } from '../callers/session.ts';
import { withRoom } from '../limits/overload.ts';
import { spendTime } from '../limits/pace.ts';
import type { Me } from '../scope.ts';
import { frame, framesOf, kindsFor, textOf } from './frames.ts';

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

const memberOfSession = ({ database }: Services, session: Session) =>
  asMember(database, 'read', session, async (_, member) => member && memberOf(member, session));

/** Where a change makes everybody of a company be looked at again, the database is asked for a few at a time. */
const looking = openLine({ room: 4, most: 10 * streamsOfOneCompany });

/** What may change the rights of a listener: they themselves, and what their company asks of everybody. */
const mayConcern = (changes: Change[], { userId }: Session) =>
  changes.some(({ kind, entityId }) => kind === 'account' || (kind === 'user' && entityId === userId));

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
    else if (raw.writable && !raw.writableEnded && text.length > 0) raw.write(text);
  };
  const signOut = () => {
    if (!raw.writableEnded) raw.end(frame('signedOut'));
  };
  const giveUp = (error: unknown) => {
    log.error({ err: error }, 'live stream');
    raw.destroy();
  };

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

  let kinds = kindsFor(me);
  /** What came while the listener is looked at again. */
  let waiting: Change[][] | undefined;

  const say = (changes: Change[]) => {
    const { ended, texts } = framesOf(changes);
    const end = ended.get(session.sessionId);
    if (end !== undefined) {
      send(textOf(changes.slice(0, end), kinds));
      return signOut();
    }
    const rights = kinds.join();
    const text = texts.get(rights) ?? Buffer.from(textOf(changes, kinds));
    texts.set(rights, text);
    send(text);
  };

  /** Ends the stream of who may no longer listen; who must set up a second factor is told so when they come back. */
  const lookAgain = async () => {
    const now = await looking({ of: session.accountId }, () => memberOfSession(services, session));
    if (!now) return signOut();
    if (now.toEnrol) return raw.end();
    kinds = kindsFor(now);
  };

  const hear = (changes: Change[]) => {
    if (waiting) waiting.push(changes);
    else if (mayConcern(changes, session)) void hearAfterwards(changes).catch(giveUp);
    else say(changes);
  };

  const hearAfterwards = async (changes: Change[]) => {
    const later: Change[][] = [];
    waiting = later;
    await lookAgain();
    waiting = undefined;
    say(changes);
    later.forEach(hear);
  };

  try {
    const begin = (cursor: Cursor) => send(frame(since ? 'resync' : 'hello', {}, cursor));
    leave = await relay.join({ accountId: session.accountId, hear, begin }, since);
    // It may have ended after it was looked at and before anybody listened.
    await lookAgain();
  } catch (error) {
    giveUp(error);
  }
  if (raw.destroyed) leave();
};
