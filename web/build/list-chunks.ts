import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const repository = join(import.meta.dirname, '../..');

/** Leaves a list of what is in each chunk of `dist` and what loads with it, for `scripts/public-entries.ts`. */
export const listChunks = (): Plugin => ({
  name: 'list-chunks',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    if (dir !== join(repository, 'web/dist')) return;
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
