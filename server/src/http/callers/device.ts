import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import { keyFor, keysFor, verifiedBy } from './session.ts';

const days = 180;
const maxPeople = 10;

/** A browser and who has signed in on it before. */
export type Device = {
  id: string;
  knows(userId: string): boolean;
  /** Leaves a signed cookie that says so. */
  remember(userId: string): Promise<void>;
};

const kept = z.object({ jti: z.string(), people: z.array(z.string()).max(maxPeople) });

/** Says nothing about a person who has not been here, so that an answer cannot depend on whether they exist. */
export const deviceOf = async (
  { config, now }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Device> => {
  const cookie = request.headers.cookie?.match(/(?:^|;\s*)device=([\w.-]+)/)?.[1] ?? '';
  const payload = await verifiedBy(keysFor(config.secrets, 'device'), cookie, { currentDate: now() }).then(
    (verified) => kept.safeParse(verified).data,
    () => undefined,
  );
  const { jti: id, people } = payload ?? { jti: randomUUID(), people: [] };
  return {
    id,
    knows: (userId) => people.includes(userId),
    remember: async (userId) => {
      const known = [userId, ...people.filter((person) => person !== userId)].slice(0, maxPeople);
      const value = await new SignJWT({ people: known })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(id)
        .setExpirationTime(Math.floor(now().getTime() / 1000) + days * 86_400)
        .sign(keyFor(config.secret, 'device'));
      const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
      reply.header(
        'Set-Cookie',
        `device=${value}; Path=/api/authentication; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
};
