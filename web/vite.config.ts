import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groups } from './build/chunks.ts';
import { compileHints } from './build/compile-hints.ts';
import { iconFiles } from './build/icon-files.ts';
import { lightContract } from './build/light-contract.ts';
import { listChunks } from './build/list-chunks.ts';
import { listPageFiles } from './build/page-files.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';

/** Where `npm run dev` has the API. */
const api = process.env.LLAVE_API;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    iconFiles(),
    lightContract(),
    preloadFont(),
    listPageFiles(),
    compileHints(),
    precompress(),
    listChunks(),
  ],
  server: { proxy: api ? { '/api': api, '/dev': api } : {} },
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
