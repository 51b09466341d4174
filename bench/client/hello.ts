import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import fastify from 'fastify';
import { build } from 'vite';
import { precompress } from '../../web/build/precompress.ts';

/** A page of React and the router with one line on it, as the toolchain builds it, compressed and served as the client is. */
export const openHello = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'llave-hello-'));
  const root = join(import.meta.dirname, 'hello');
  const output = { outDir: folder, emptyOutDir: true, reportCompressedSize: false };
  await build({ configFile: false, logLevel: 'error', root, plugins: [react(), precompress()], build: output });
  const app = fastify();
  await app.register(fastifyStatic, { root: folder, preCompressed: true, immutable: true, maxAge: '365d' });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    screen: { name: 'hello', url: origin, shows: 'h1' },
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
};
