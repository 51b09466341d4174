import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { groups } from './build/chunks.ts';
import { compiledEarly } from './build/compiled-early.ts';
import { iconFiles } from './build/icon-files.ts';
import { lightContract, refuseSchemasOfCalls } from './build/light-contract.ts';
import { listPageFiles } from './build/page-files.ts';
import { precompress } from './build/precompress.ts';

const repository = join(import.meta.dirname, '..');
const api = 'http://127.0.0.1:3000';

/** Has the font on its way before the styles that ask for it have arrived, so that no line jumps. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((name) => name.includes('figtree-latin-wght'))
      .map((name) => ({
        tag: 'link',
        attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
        injectTo: 'head-prepend',
      })),
});

/** Leaves a list of what is in each chunk of `dist` and what loads with it, for `scripts/public-entries.ts`. */
const listChunks = (): Plugin => ({
  name: 'list-chunks',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    if (dir !== join(import.meta.dirname, 'dist')) return;
    const chunks = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk'
        ? [
            {
              fileName: chunk.fileName,
              isEntry: chunk.isEntry,
              modules: chunk.moduleIds.map((id) => relative(repository, id)),
              imports: chunk.imports,
              styles: [...(chunk.viteMetadata?.importedCss ?? [])],
            },
          ]
        : [],
    );
    await mkdir(join(repository, '.cache'), { recursive: true });
    await writeFile(join(repository, '.cache/chunks.json'), JSON.stringify(chunks));
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    iconFiles(),
    lightContract(),
    refuseSchemasOfCalls(),
    preloadFont(),
    listPageFiles(),
    compiledEarly(),
    precompress(),
    listChunks(),
  ],
  server: { proxy: { '/api': api, '/dev': api } },
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups } },
      // It would take the contract's schemas along with the customers' pages.
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
    },
  },
});
