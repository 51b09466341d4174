import type { Plugin } from 'vite';

/** Preloads the font before the styles that ask for it have arrived, so that no line jumps. */
export const preloadFont = (): Plugin => ({
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
