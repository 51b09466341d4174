import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** What stands before the name of a library whose modules are made here. */
export const asModule = '\0module:';

const names = new Set(['react', 'react/jsx-runtime', 'react-dom']);

/**
 * React as modules with named exports. As it is published, every file that imports it copies all that it has into an object
 * of its own when it starts, by a helper that is one more file to wait for.
 */
export const reactModules = (): Plugin => ({
  name: 'react-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer, { kind }) =>
    kind === 'import-statement' && names.has(source) && !importer?.startsWith(asModule) ? asModule + source : undefined,
  load(id) {
    if (!id.startsWith(asModule)) return;
    const source = id.slice(asModule.length);
    const exported = Object.keys(require(source)).map((name) => `export const ${name} = whole.${name};`);
    return `import whole from '${source}';\nexport default whole;\n${exported.join('\n')}`;
  },
});
