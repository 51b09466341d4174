import { setTimeout } from 'node:timers/promises';
import type { AppError } from '@llave/contract/errors';
import type { FastifyRequest } from 'fastify';
import { openLine } from '../../adapters/line.ts';

/** How many requests are here at once, worked on or waiting; more are told to come back rather than made to wait. */
export const maxAtOnce = 400;

/**
 * Works when it is the caller's turn: for a company alone at so many requests as take half of the connections to the
 * database, for one while others are about at a few. A request counts once it is whole and until its work is done, whether
 * or not its sender waits.
 */
export const withRoom = openLine({ room: 100, alone: 10, shared: 2, most: maxAtOnce, seconds: 10 });

/** What is long to read takes up the place of so many requests: while others are about a company reads one such thing at a time. */
export const heavyWeight = 2;

/** How long whoever sent too much waits to be told, at least, and how many wait so at once: the rest is told right away. */
export const held = { milliseconds: 250, most: 1000 };
let waiting = 0;

/**
 * Lets who is refused for sending too much wait for the answer: a script that sends one request after the other then sends
 * only a few a second. What it sent is let go meanwhile. Each waits another while, up to twice as long, so that what many
 * senders send next does not come at one moment.
 */
export const holdBack = async (request: FastifyRequest, { code }: AppError) => {
  if (!['tooMany', 'tooLarge'].includes(code) || waiting >= held.most) return;
  request.body = undefined;
  waiting += 1;
  await setTimeout(held.milliseconds * (1 + Math.random()));
  waiting -= 1;
};
