import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';

/** What this browser, and no other, holds of something that it began. */
export type Browser = {
  held: string | undefined;
  hold(secret: string, seconds: number): void;
};

/** A cookie of the page's own calls: another site's pages send it nowhere. */
export const browserOf = ({ config }: Services, request: FastifyRequest, reply: FastifyReply): Browser => ({
  held: request.headers.cookie?.match(/(?:^|;\s*)sign-on=([\w-]+)/)?.[1],
  hold: (secret, seconds) => {
    const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
    reply.header(
      'Set-Cookie',
      `sign-on=${secret}; Path=/api/authentication; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
    );
  },
});
