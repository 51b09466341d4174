import { join } from 'node:path';
import { bin, installed, root } from './prepare.js';
import { together } from './together.js';

await installed();
together([
  { program: bin('node'), args: ['--watch', 'server/src/main.ts'], cwd: root },
  { program: bin('vite'), args: [], cwd: join(root, 'web') },
]);
