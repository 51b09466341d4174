import { setTimeout } from 'node:timers/promises';
import { AppError } from '@llave/contract/errors';
import type { FastifyRequest } from 'fastify';
import { openLine } from '../adapters/line.ts';

/** How many requests are here at once, worked on or waiting; more are told to come back rather than made to wait. */
export const maxAtOnce = 400;

/**
 * Works when it is the caller's turn: for a company alone at so many requests as take half of the connections to the
 * database, for one while others are about at a few. A request counts once it is whole and until its work is done, whether
 * or not its sender waits.
 */
export const withRoom = openLine({ room: 100, alone: 10, shared: 2, most: maxAtOnce, seconds: 10 });

/** How long whoever has spent what they had waits to be told, and how many wait so at once: the rest is told right away. */
const held = { milliseconds: 250, most: 1000 };
let waiting = 0;

/**
 * Throws what went wrong, late where it is a refusal of too much: who sends one request after the other then sends only a
 * few a second. What they sent is let go meanwhile.
 */
export const heldBack = async (request: FastifyRequest, error: unknown): Promise<never> => {
  if (error instanceof AppError && ['tooMany', 'tooLarge'].includes(error.code) && waiting < held.most) {
    request.body = undefined;
    waiting += 1;
    await setTimeout(held.milliseconds);
    waiting -= 1;
  }
  throw error;
};
