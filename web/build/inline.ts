import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type Rolldown } from 'vite';
import { lightContract } from './light-contract.ts';

const web = join(import.meta.dirname, '..');

/** What the server writes into a page itself (`server/src/http/web.ts`). */
export const buildInline = async () => ({
  prefetch: await buildScript('prefetch.ts'),
  arriving: readArriving(),
  hidePrerendered: await buildScript('hide-prerendered.ts'),
  landing: await prerenderLanding(),
});

const buildScript = async (name: string) => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [lightContract()],
    build: {
      write: false,
      rolldownOptions: {
        input: join(web, 'src/inline', name),
        treeshake: { moduleSideEffects: false },
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [file] = (built as Rolldown.RolldownOutput).output;
  return file.code.trim();
};

/** The top bar of the dashboard with the logo in it. */
const readArriving = () => {
  const bar = readFileSync(join(import.meta.dirname, 'arriving.html'), 'utf8').trim();
  return bar.replace('__MARK__', () => readFileSync(join(web, 'public/mark.svg'), 'utf8').trim());
};

/** The first screen of the landing page, rendered by React: where there is a demo to enter, and where there is none. */
const prerenderLanding = async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: web,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { prerenderLanding } = await server.ssrLoadModule('/src/features/landing/prerender.tsx');
    return { withDemo: await prerenderLanding(true), plain: await prerenderLanding(false) };
  } finally {
    await server.close();
  }
};
