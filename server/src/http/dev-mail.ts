import { AppError } from '@llave/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeptLetter } from '../adapters/mailer.ts';
import { escaped } from '../mail/letter.ts';
import type { Services } from '../services.ts';

const here = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const proxies = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
const names = ['localhost', '127.0.0.1', '[::1]'];

/** Someone at this very machine, asking for it by its local name: whoever reads mails can take over any account. */
const isLocal = (request: FastifyRequest) =>
  here.includes(request.socket.remoteAddress ?? '') &&
  names.includes(request.hostname) &&
  !proxies.some((header) => header in request.headers);

/** Mails that were sent, readable in the browser while the product only runs on this machine. */
export const serveDevMail = (app: FastifyInstance, { config, mailer }: Services) => {
  if (!config.devMail) return;

  app.get<{ Querystring: { to?: string } }>('/dev/mail', async (request, reply) => {
    if (!isLocal(request)) throw new AppError('notFound');
    const letters = await mailer.kept(request.query.to);
    if (request.headers.accept?.includes('application/json')) return letters;
    return reply
      .header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(list(letters));
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    if (!isLocal(request)) throw new AppError('notFound');
    const letter = (await mailer.kept()).find(({ id }) => id === request.params.id);
    if (!letter) throw new AppError('notFound');
    return reply
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
      .type('text/html; charset=utf-8')
      .send(letter.html);
  });
};

const list = (
  letters: KeptLetter[],
) => `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Correo · Llave</title>
<meta name="viewport" content="width=device-width"><style>
body{margin:0;background:#f4f6f9;color:#16202c;font:15px/1.5 system-ui,sans-serif}main{max-width:760px;margin:0 auto;padding:32px 16px}
a{display:block;background:#fff;border-radius:16px;padding:16px 20px;margin:12px 0;color:#12355b;text-decoration:none;font-weight:600}
small{display:block;color:#5b6877;font-weight:400}</style></head><body><main><h1>Correo enviado</h1>
${letters.length === 0 ? '<p>Todavía no se ha enviado ningún correo.</p>' : ''}
${letters.map(({ id, to, subject, at }) => `<a href="/dev/mail/${escaped(id)}">${escaped(subject)}<small>${escaped(to)} · ${escaped(at)}</small></a>`).join('\n')}
</main></body></html>`;
