import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Builds the page with the upload card, which is no part of the product. Answers the folder it is in. */
export const buildPage = async (name: string) => {
  const outDir = join(tmpdir(), `llave-upload-page-${name}-${process.pid}`);
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'esnext' },
  });
  return outDir;
};

/** Serves that page and passes the API's calls on to the product, so that both have one origin as they do in real life. */
export const openFront = async (page: string, product: string) => {
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', product);
    if (!pathname.startsWith('/api/')) {
      const file = join(page, pathname === '/' ? 'index.html' : pathname);
      if (!existsSync(file)) return outgoing.writeHead(404).end();
      outgoing.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      return createReadStream(file).pipe(outgoing);
    }
    const passed = request(product + incoming.url, { method: incoming.method, headers: incoming.headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.on('error', () => passed.destroy());
    incoming.on('close', () => incoming.complete || passed.destroy());
    return incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
