import { basename } from 'node:path';
import type { Plugin } from 'vite';

const runtime = 'rolldown-runtime';
const base = 'base';

/** Longer than the names that the bundler gives, so that none of them is taken. */
const helper = (name: string) => `helper_${name}`;

const exported = /export\{([^}]*)\};?\s*$/;
const imported = (file: string) => new RegExp(`import(?:\\{([^}]*)\\}from)?"\\./${basename(file)}";`);

/** `a as b,c as d`, as pairs of names. */
const pairsIn = (list = '') =>
  list.split(',').flatMap((pair) => {
    const [from, to = from] = pair.trim().split(/\s+as\s+/);
    return from && to ? [{ from, to }] : [];
  });

/**
 * Puts the bundler's few helpers into the file that every page begins with. By themselves they are one more file that a phone
 * asks for, receives and hands on, and only six come at once.
 */
export const helpersInBase = (): Plugin => ({
  name: 'helpers-in-base',
  apply: 'build',
  enforce: 'pre',
  // A file with the helpers in it must not have the name of one without.
  augmentChunkHash: ({ name }) => (name === base ? 'helpers-in-base' : undefined),
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const from = chunks.find(({ name }) => name === runtime);
      const into = chunks.find(({ name }) => name === base);
      if (!from || !into) return;

      for (const chunk of chunks.filter(({ imports }) => imports.includes(from.fileName))) {
        chunk.code = chunk.code.replace(imported(from.fileName), (_, list?: string) => {
          const used = pairsIn(list);
          if (chunk === into) return used.map((one) => `const ${one.to}=${helper(one.from)};`).join('');
          return `import{${used.map((one) => `${helper(one.from)} as ${one.to}`)}}from"./${basename(into.fileName)}";`;
        });
        if (chunk.code.includes(basename(from.fileName))) this.error(`${chunk.fileName} still asks for ${runtime}`);
        const others = chunk.imports.filter((name) => name !== from.fileName && name !== into.fileName);
        chunk.imports = chunk === into ? others : [into.fileName, ...others];
      }
      const helpers = pairsIn(from.code.match(exported)?.[1]);
      const names = helpers.map(({ to }) => helper(to));
      const values = helpers.map((one) => `${helper(one.to)}:${one.from}`);
      const made = `const{${names}}=(()=>{${from.code.replace(exported, '')}return{${values}}})();`;
      into.code = `${made}${into.code}export{${names}};`;
      delete bundle[from.fileName];
    },
  },
});
