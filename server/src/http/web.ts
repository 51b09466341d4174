import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { getPublicAccount } from '@llave/contract/accounts';
import { AppError } from '@llave/contract/errors';
import { fillPath } from '@llave/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sendError } from './errors.ts';

const dist = join(import.meta.dirname, '../../../web/dist');

const policy = (nonce: string, script = '') =>
  [
    "default-src 'none'",
    `script-src 'self'${script && ` '${script}'`}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves the built client: its files with an endless cache, its page with a fresh nonce for every path that is not the API's.
 * At the addresses that the client knows, the page has links that preload its files, and the request that it waits for. Who
 * is signed in is only known in the browser, so a page of the dashboard has a script in it that sends its first requests. Its
 * own styles stand below the bar that it arrives with, which does not wait for them. The landing page has its first screen
 * in it, and a script that hides it from those who would see another one.
 */
export const serveWeb = async (app: FastifyInstance, { demo }: Pick<Config, 'demo'>) => {
  const index = join(dist, 'index.html');
  const page = existsSync(index) && readFileSync(index, 'utf8');
  app.setNotFoundHandler((request, reply) => {
    if (!page || !wantsPage(request)) return sendError(new AppError('notFound'), request, reply);
    return sendPage(reply, page);
  });
  if (!page) return;

  const { files, prefetch, arriving, hidePrerendered, landing } = JSON.parse(
    readFileSync(join(dist, 'pages.json'), 'utf8'),
  ) as Pages;
  const plain = { html: page, script: undefined };
  const staffPage = withInline(page, prefetch, arriving);
  const landingPage = withInline(page, hidePrerendered, demo ? landing.withDemo : landing.plain);
  for (const [address, names] of Object.entries(files)) {
    const isOfStaff = address.startsWith('/dashboard');
    const { html, script } = isOfStaff ? staffPage : address === '/' ? landingPage : plain;
    const late = isOfStaff ? names.filter(isStyle) : [];
    const naming = html
      .replace('</head>', () => `${linksTo(names.filter((name) => !late.includes(name)))}__CALL__</head>`)
      .replace('</body>', () => `${linksTo(late)}</body>`);
    app.get<{ Params: Record<string, string> }>(address, ({ params }, reply) =>
      sendPage(
        reply,
        naming.replace('__CALL__', () => preloadCall(address, params)),
        script,
      ),
    );
  }

  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    wildcard: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    globIgnore: ['**/*.{br,gz,html,json}'],
  });
};

/** What the client's build leaves: the files of each address, and what stands in a page itself (`web/build/inline.ts`). */
type Pages = {
  files: Record<string, string[]>;
  prefetch: string;
  arriving: string;
  hidePrerendered: string;
  landing: { withDemo: string; plain: string };
};

/** The page with a script in its head, which the policy knows by its hash, and something to see until React renders. */
const withInline = (page: string, script: string, sight: string) => ({
  html: page
    .replace(/<meta charset[^>]*>/, (charset) => `${charset}<script>${script}</script>`)
    .replace('<div id="root">', (root) => root + sight),
  script: `sha256-${createHash('sha256').update(script).digest('base64')}`,
});

const isStyle = (file: string) => file.endsWith('.css');

const linksTo = (files: string[]) =>
  files
    .map((file) => `<link rel="${isStyle(file) ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`)
    .join('');

/** The call that a page waits for whoever opens it, so that its answer is on its way together with the code. */
const preloadCall = (address: string, params: Record<string, string>) => {
  const path = address === '/' ? '/demo' : params.accountId && fillPath(getPublicAccount, params);
  return path ? `<link rel="preload" as="fetch" crossorigin href="/api${path}">` : '';
};

const sendPage = (reply: FastifyReply, page: string, script?: string) => {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('Content-Security-Policy', policy(nonce, script))
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('__CSP_NONCE__', nonce));
};

const wantsPage = ({ method, url }: FastifyRequest) => {
  const path = url.split('?')[0] ?? '';
  return method === 'GET' && !/^\/(api|dev)(\/|$)/.test(path) && !/\.\w+$/.test(path);
};
