import { Transform } from 'node:stream';
import { type Endpoint, plainFormBytes } from '@llave/contract/endpoint';
import { AppError } from '@llave/contract/errors';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { spend } from '../../db/budgets.ts';
import type { Services } from '../../services.ts';
import { callerOf, isUnsigned } from '../callers/caller.ts';
import { readToken } from '../callers/session.ts';
import { countParts, moreThanForm } from '../reading/form-parts.ts';

/** What has come of all large forms that are still being read, and how many of them one caller may send at once. */
const mostArrived = 128 * 1024 * 1024;
const atOnce = 2;
/** A form that takes longer is given up: its sender is on no line that a form can be sent by. */
const seconds = 120;

let arrived = 0;
const reading = new Map<string, number>();

/** How a call's form is read: one that is larger than a plain one only after its sender was looked at. */
export const readingForms = (services: Services, endpoint: Endpoint): RouteShorthandOptions => ({
  bodyLimit: endpoint.bodyBytes,
  config: { bodyParts: endpoint.bodyParts },
  ...(endpoint.bodyBytes > plainFormBytes && {
    onRequest: (request, reply) => admit(services, endpoint, request, reply),
    preParsing: async (request, reply, payload) =>
      isLarge(request) ? payload.pipe(counted(reply, endpoint)) : payload,
  }),
});

const isLarge = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > plainFormBytes;

/** Refuses a large form, before any of it is read, to who shows no good token where one is asked for, or has sent many. */
const admit = async (services: Services, { access }: Endpoint, request: FastifyRequest, reply: FastifyReply) => {
  if (!isLarge(request)) return;
  if (!isUnsigned(access)) await readToken(services.config.secrets, request.headers.authorization, services.now());
  const caller = await callerOf(services, access, request);
  takePlace(caller, reply);
  const budget = isUnsigned(access) ? { burst: 15, everySeconds: 20 } : { burst: 40, everySeconds: 5 };
  const wait = await spend(services.database.system, [{ of: `large-form:${caller}`, ...budget }]);
  if (wait > 0) throw new AppError('tooMany', { seconds: Math.ceil(wait) });
};

const takePlace = (caller: string, reply: FastifyReply) => {
  const count = reading.get(caller) ?? 0;
  if (count >= atOnce) throw new AppError('tooMany', { seconds: 1 }, 'Too many large forms at once');
  reading.set(caller, count + 1);
  reply.raw.once('close', () => {
    const left = (reading.get(caller) ?? 1) - 1;
    if (left > 0) reading.set(caller, left);
    else reading.delete(caller);
  });
};

/** Passes a form on while there is memory for it: who sends slowly takes up what they have sent, and no more. */
const counted = (reply: FastifyReply, { bodyParts }: Endpoint) => {
  let own = 0;
  const isBeyond = countParts(bodyParts);
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      own += chunk.length;
      arrived += chunk.length;
      if (arrived > mostArrived) done(new AppError('unavailable', undefined, 'Too many large forms at once'));
      else if (isBeyond(chunk)) done(moreThanForm(bodyParts));
      else done(null, chunk);
    },
  });
  const late = setTimeout(
    () => counter.destroy(new AppError('invalid', [], 'It did not come in time')),
    seconds * 1000,
  );
  reply.raw.once('close', () => {
    clearTimeout(late);
    counter.destroy();
    arrived -= own;
  });
  return counter;
};
