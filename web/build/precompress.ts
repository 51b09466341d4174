import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a .gz and a .br beside every asset; index.html is left out because its nonce changes with each answer. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const assets = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
    const compress = async (name: string) => {
      const path = join(dir, name);
      const content = await readFile(path);
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
    };
    await Promise.all(assets.map(compress));
  },
});
