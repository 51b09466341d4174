import { AppError } from '@llave/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { spend } from '../db/budgets.ts';
import type { Services } from '../services.ts';
import { networkOf } from './network.ts';
import { heldBack } from './overload.ts';

/** What every form may have, and how many that are larger are read at once. */
export const plainFormBytes = 1024 * 1024;
const atOnce = 4;

let reading = 0;

/** Refuses a form with pictures in it, before any of it is read, to who has sent many or while many are read. */
export const slowLargeForms = async ({ database }: Services, request: FastifyRequest, reply: FastifyReply) => {
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= plainFormBytes) return;
  if (reading >= atOnce) throw new AppError('unavailable', undefined, 'Too many large forms at once');

  reading += 1;
  reply.raw.once('close', () => {
    reading -= 1;
  });
  const seconds = await spend(database.system, [
    { of: `large-form:${networkOf(request.ip)}`, burst: 10, everySeconds: 30 },
  ]);
  if (seconds > 0) await heldBack(request, new AppError('tooMany', { seconds: Math.ceil(seconds) }));
};
