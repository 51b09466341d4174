import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const routes = join(import.meta.dirname, '../web/src/app/routes');

/** Every page of the client with these ids in its address; a kind of id that is not among them is told. */
export const pagesWith = (ids: Record<string, string>) =>
  readdirSync(routes).flatMap((file) => {
    const source = readFileSync(join(routes, file), 'utf8');
    const isInside = source.includes('getParentRoute: () => dashboard');
    return [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) =>
      `${isInside ? '/dashboard' : ''}${path}`.replaceAll(/\$(\w+)/g, (_, name: string) => {
        if (!ids[name]) throw new Error(`No ${name} for ${path}`);
        return ids[name];
      }),
    );
  });
