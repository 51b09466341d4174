import { join } from 'node:path';
import { bin, installed, root, server } from './prepare.js';
import { together } from './together.js';

await installed();
together([
  { program: bin('node'), args: ['--watch', ...server], cwd: root },
  { program: bin('vite'), args: [], cwd: join(root, 'web') },
]);
