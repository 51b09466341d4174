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
 * Serves the built client: its files for ever, its page with a fresh nonce for every path that is not the API's. At the
 * addresses that the client knows, the page names the files that it will ask for, and the call that it will wait for; who
 * is the caller is only known in the browser, so a page of the dashboard has a script in it that asks; that of the tools
 * draws the first of them too, and starts the page's code after it. Its own styles stand below the bar that it arrives with,
 * which does not wait for them. The landing has its first screen in it, and a script that spares it those who would see
 * another one.
 */
export const serveWeb = async (app: FastifyInstance, { demo }: Pick<Config, 'demo'>) => {
  const index = join(dist, 'index.html');
  const page = existsSync(index) && readFileSync(index, 'utf8');
  app.setNotFoundHandler((request, reply) => {
    if (!page || !wantsPage(request)) return sendError(new AppError('notFound'), request, reply);
    return sendPage(reply, page);
  });
  if (!page) return;

  const { files, ahead, aheadOfTools, arriving, undraw, landing } = JSON.parse(
    readFileSync(join(dist, 'pages.json'), 'utf8'),
  ) as Pages;
  const plain = { html: page, script: undefined };
  const staffPage = withParts(page, ahead, arriving);
  const special: Record<string, typeof staffPage> = {
    '/': withParts(page, undraw, demo ? landing.withDemo : landing.plain),
    '/dashboard/tools': withParts(startedLater(page), aheadOfTools, arriving),
  };
  for (const [address, names] of Object.entries(files)) {
    const isOfStaff = address.startsWith('/dashboard');
    const { html, script } = special[address] ?? (isOfStaff ? staffPage : plain);
    const late = isOfStaff ? names.filter(isStyle) : [];
    const naming = html
      .replace('</head>', () => `${linksTo(names.filter((name) => !late.includes(name)))}__CALL__</head>`)
      .replace('</body>', () => `${linksTo(late)}</body>`);
    app.get<{ Params: Record<string, string> }>(address, ({ params }, reply) =>
      sendPage(
        reply,
        naming.replace('__CALL__', () => early(address, params)),
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

/** What the client's build leaves: the files of each address, and the scripts and first sights that stand in a page itself. */
type Pages = {
  files: Record<string, string[]>;
  ahead: string;
  aheadOfTools: string;
  arriving: string;
  undraw: string;
  landing: { withDemo: string; plain: string };
};

/** The page with a script at its head, which the policy knows by its hash, and something to see until React draws. */
const withParts = (page: string, script: string, sight: string) => ({
  html: page
    .replace(/<meta charset[^>]*>/, (charset) => `${charset}<script>${script}</script>`)
    .replace('<div id="root">', (root) => root + sight),
  script: `sha256-${createHash('sha256').update(script).digest('base64')}`,
});

/** The page with its first scripts on their way, for the one at its head to start. */
const startedLater = (page: string) =>
  page.replace(
    /<script type="module"( [^>]*)src="([^"]*)"><\/script>/g,
    '<link rel="modulepreload"$1href="$2" data-start>',
  );

const isStyle = (file: string) => file.endsWith('.css');

const linksTo = (files: string[]) =>
  files
    .map((file) => `<link rel="${isStyle(file) ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`)
    .join('');

/** The call that a page waits for whoever opens it, so that its answer is on its way together with the code. */
const early = (address: string, params: Record<string, string>) => {
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
