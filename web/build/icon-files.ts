import type { Plugin } from 'vite';

const library = '@tabler/icons-react';
const imports = new RegExp(`^import \\{([^}]+)\\} from '${library}';$`, 'gm');

/**
 * Takes each icon from its own file. Through the library's list of five thousand every page would seem to need what any
 * page draws, and reading that list is most of a build.
 */
export const iconFiles = (): Plugin => ({
  name: 'icon-files',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: library },
    handler: (code) => code.replaceAll(imports, (_, names: string) => listed(names).map(importOf).join(' ')),
  },
});

const listed = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const importOf = (name: string) =>
  name.startsWith('type ')
    ? `import type { ${name.slice(5)} } from '${library}';`
    : `import ${name} from '${library}/dist/esm/icons/${name}.mjs';`;
