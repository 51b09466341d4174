import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type Plugin, type Rolldown } from 'vite';
import { iconFiles } from './icon-files.ts';
import { lightContract } from './light-contract.ts';

const source = join(import.meta.dirname, 'src');

/** What the server writes into a page, so that it needs no other file. */
export const buildPageParts = async () => ({
  ahead: await buildAlone('ahead/dashboard.ts'),
  aheadOfTools: await buildAlone('ahead/tools.tsx', [drawnWithoutReact(), iconFiles()]),
  arriving: readArriving(),
  undraw: await buildAlone('undraw.ts'),
  landing: await drawLandings(),
});

/** The bar of the dashboard with the mark in it. */
const readArriving = () => {
  const [bar, mark] = ['arriving.html', 'public/mark.svg'].map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8').trim(),
  );
  return bar?.replace('__MARK__', mark ?? '');
};

/** A script that runs before a page's own code. */
const buildAlone = async (name: string, plugins: Plugin[] = []) => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [lightContract(), ...plugins],
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(source, name),
        treeshake: { moduleSideEffects: false },
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [file] = (built as Rolldown.RolldownOutput).output;
  return file.code.trim();
};

const quiet = 'quiet.ts';
const standIns: [RegExp, string][] = [
  [/^react(\/jsx-runtime)?$/, 'react.ts'],
  [/^@tanstack\/react-router$/, 'router.ts'],
  [/\/i18n\/language\.ts$|^\.\/language\.ts$/, 'language.ts'],
  [/\/use-tool-act\.ts$/, quiet],
  [/\/live\.ts$/, quiet],
];

/** Parts that are written for React, drawn once by what stands in for it (`src/ahead`). */
const drawnWithoutReact = (): Plugin => ({
  name: 'drawn-without-react',
  enforce: 'pre',
  resolveId: (id) => {
    const [, standIn] = standIns.find(([test]) => test.test(id)) ?? [];
    return standIn && join(source, 'ahead', standIn);
  },
});

/** The landing's first screen, where there is a demo to walk into and where there is none. */
const drawLandings = async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { drawLanding } = await server.ssrLoadModule('/src/features/landing/drawn.tsx');
    return { withDemo: await drawLanding(true), plain: await drawLanding(false) };
  } finally {
    await server.close();
  }
};
